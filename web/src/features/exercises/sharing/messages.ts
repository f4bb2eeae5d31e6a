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
