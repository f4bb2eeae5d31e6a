import { message } from '@lemma/contracts/messages';

export const onlyMe = message('exercises.sharing.onlyMe', 'Only me', 'audience-words, name');
export const inNoOneElses = message(
  'exercises.sharing.inNoOneElses',
  'In no one else’s catalogue. You can set it as a task and ask it in polls.',
  'audience-words, means',
);
export const publishedOnlyFindVersion = message(
  'exercises.sharing.publishedOnlyFindVersion',
  'Published. Only you find version {version}.',
  'audience-words',
);
export const peopleAndClassesI = message(
  'exercises.sharing.peopleAndClassesI',
  'People and classes I name',
  'audience-words, name',
);
export const peopleShareWithAnd = message(
  'exercises.sharing.peopleShareWithAnd',
  'The people you share it with, and those who teach the classes you choose.',
  'audience-words, means',
);
export const publishedThoseNamedFind = message(
  'exercises.sharing.publishedThoseNamedFind',
  'Published. Those you named find version {version}.',
  'audience-words',
);
export const teachersHere = message('exercises.sharing.teachersHere', 'Teachers here', 'audience-words, name');
export const everyTeacherOfSchool = message(
  'exercises.sharing.everyTeacherOfSchool',
  'Every teacher of this school or instance who was let in. No visitors, no learners.',
  'audience-words, means',
);
export const publishedTeachersHereFind = message(
  'exercises.sharing.publishedTeachersHereFind',
  'Published. Teachers here find version {version}.',
  'audience-words',
);
export const everybody = message('exercises.sharing.everybody', 'Everybody', 'audience-words, name');
export const inCatalogueVisitorsCan = message(
  'exercises.sharing.inCatalogueVisitorsCan',
  'In the catalogue. Visitors can try samples and read its tip page.',
  'audience-words, means',
);
export const publishedVersionInCatalogue = message(
  'exercises.sharing.publishedVersionInCatalogue',
  'Published. Version {version} is in the catalogue.',
  'audience-words',
);
export const mayUse = message('exercises.sharing.mayUse', 'May use', 'level-words, name');
export const seeSetAsTask = message(
  'exercises.sharing.seeSetAsTask',
  'see it, set it as a task once it is published, copy it',
  'level-words, may',
);
export const mayEdit = message('exercises.sharing.mayEdit', 'May edit', 'level-words, name');
export const alsoChangeAndPublish = message(
  'exercises.sharing.alsoChangeAndPublish',
  'also change and publish it, see its history, answer reports',
  'level-words, may',
);
export const mayInvite = message('exercises.sharing.mayInvite', 'May invite', 'level-words, name');
export const alsoShareWithOthers = message(
  'exercises.sharing.alsoShareWithOthers',
  'also share it with others',
  'level-words, may',
);
export const owner = message('exercises.sharing.owner', 'Owner', 'level-words, name');
export const alsoTakeOutOf = message(
  'exercises.sharing.alsoTakeOutOf',
  'also take it out of the catalogue and archive it',
  'level-words, may',
);
export const linkNoLongerWorks = message(
  'exercises.sharing.linkNoLongerWorks',
  'This link no longer works. Ask the person who sent it for a new one.',
  'use-sharing-link',
);
export const whoMayFind = message('exercises.sharing.whoMayFind', 'Who may find it', 'AudienceDialog, title');
export const save = message('exercises.sharing.save', 'Save', 'AudienceDialog, action');
export const foundBy = message(
  'exercises.sharing.foundBy',
  'Once it is published it is found by',
  'AudienceDialog, legend',
);
export const namedFindIt = message(
  'exercises.sharing.namedFindIt',
  'People whom you share it with by name find it in each case. Tasks that use it are not touched.',
  'AudienceDialog',
);
export const loadingClasses = message(
  'exercises.sharing.loadingClasses',
  'Loading classes',
  'AudienceDialog, ClassPick, label',
);
export const teachersOf = message(
  'exercises.sharing.teachersOf',
  'Teachers and assistants of',
  'AudienceDialog, ClassPick',
);
export const noClassYet = message(
  'exercises.sharing.noClassYet',
  'You teach no class yet. Name people by “Share” in the menu.',
  'AudienceDialog, ClassPick',
);
export const linkOff = message('exercises.sharing.linkOff', 'No one: the link is off', 'LinkSection, choices, label');
export const linkUse = message(
  'exercises.sharing.linkUse',
  'Every teacher with the link may use it',
  'LinkSection, choices, label',
);
export const linkEdit = message(
  'exercises.sharing.linkEdit',
  'Every teacher with the link may edit it',
  'LinkSection, choices, label',
);
export const newLinkNow = message(
  'exercises.sharing.newLinkNow',
  'This is a new link. The old one no longer works.',
  'LinkSection, set, message',
);
export const link = message('exercises.sharing.link', 'Link', 'LinkSection, label');
export const cameStay = message(
  'exercises.sharing.cameStay',
  'People who came through it stay when you switch it off.',
  'LinkSection, helper',
);
export const copyLink = message('exercises.sharing.copyLink', 'Copy link', 'LinkSection');
export const makeNewLink = message('exercises.sharing.makeNewLink', 'Make a new link', 'LinkSection');
export const whoMayDoWhat = message('exercises.sharing.whoMayDoWhat', 'Who may do what', 'PeopleList, aria-label');
export const you = message('exercises.sharing.you', 'you', 'PeopleList');
export const cameThroughLink = message(
  'exercises.sharing.cameThroughLink',
  'came through the link',
  'PeopleList, PersonRow',
);
export const levelOf = message('exercises.sharing.levelOf', 'Level of {name}', 'PeopleList, PersonRow, label');
export const takeBack = message('exercises.sharing.takeBack', 'Take back', 'PeopleList, PersonRow, title');
export const takeBackFrom = message(
  'exercises.sharing.takeBackFrom',
  'Take back from {name}',
  'PeopleList, PersonRow, aria-label',
);
export const loadingShares = message('exercises.sharing.loadingShares', 'Loading who shares it', 'ShareDialog, label');
export const close = message('exercises.sharing.close', 'Close', 'ShareDialog');
export const addPerson = message('exercises.sharing.addPerson', 'Add a person by e-mail', 'SharePerson, label');
export const theyFindIt = message(
  'exercises.sharing.theyFindIt',
  'They find it under “Shared with me” once they have confirmed this address.',
  'SharePerson, helper',
);
export const level = message('exercises.sharing.level', 'Level', 'SharePerson, label');
export const add = message('exercises.sharing.add', 'Add', 'SharePerson');
export const shareThis = message(
  'exercises.sharing.shareThis',
  'Share “this exercise”',
  'ShareDialog, of an exercise without a title',
);
export const shareNamed = message('exercises.sharing.shareNamed', 'Share “{title}”', 'ShareDialog');
