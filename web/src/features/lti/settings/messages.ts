import { message } from '@lemma/contracts/messages';

export const comeIntoClass = message('lti.settings.comeIntoClass', 'Come into the class', 'RosterDialog, title');
export const changeTheirRole = message('lti.settings.changeTheirRole', 'Change their role', 'RosterDialog, title');
export const leaveClassTheirWork = message(
  'lti.settings.leaveClassTheirWork',
  'Leave the class; their work stays',
  'RosterDialog, title',
);
export const comeInWhenThey = message(
  'lti.settings.comeInWhenThey',
  'Come in when they open a link for the first time',
  'RosterDialog, title',
);
export const stayOutTeacherRemoved = message(
  'lti.settings.stayOutTeacherRemoved',
  'Stay out: a teacher has removed them',
  'RosterDialog, title',
);
export const classFollows = message(
  'lti.settings.classFollows',
  'The class follows “{title}”.',
  'RosterDialog, message',
);
export const peopleOf = message('lti.settings.peopleOf', 'People of {title}', 'RosterDialog, title');
export const nothingToChange = message('lti.settings.nothingToChange', 'Nothing to change', 'RosterDialog, action');
export const changePeople = message(
  'lti.settings.changePeople',
  'Change {acted, plural, one {# person} other {# people}}',
  'RosterDialog, action',
);
export const readingCourse = message('lti.settings.readingCourse', 'Reading the course', 'RosterDialog, label');
export const manyPeopleLeaveAt = message(
  'lti.settings.manyPeopleLeaveAt',
  'Many people leave at the same time',
  'RosterDialog, title',
);
export const canErrorOfLms = message(
  'lti.settings.canErrorOfLms',
  'This can be an error of the LMS. Look at the list first.',
  'RosterDialog, Note',
);
export const peopleStayAsThey = message(
  'lti.settings.peopleStayAsThey',
  '{unchanged, plural, one {# person} other {# people}} stay as they are.',
  'RosterDialog, span',
);
export const peopleCameOrChanged = message(
  'lti.settings.peopleCameOrChanged',
  '{changed, plural, one {# person} other {# people}} came or changed with the courses of your LMS.',
  'RosterNews, Note',
);
export const manyPeopleLeft = message(
  'lti.settings.manyPeopleLeft',
  'Many people have left “{title}”',
  'RosterNews, title',
);
export const noOneRemovedCompare = message(
  'lti.settings.noOneRemovedCompare',
  'No one was removed. <link>Compare the people in the settings</link>',
  'RosterNews, Note',
);
