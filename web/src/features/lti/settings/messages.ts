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
export const coursesInLms = message('lti.settings.coursesInLms', 'Courses in your LMS', 'CoursesSection, title');
export const coursesMean = message(
  'lti.settings.coursesMean',
  'Their people come into this class, and scores of tasks that you have placed there go back to them.',
  'CoursesSection, about',
);
export const disconnectNow = message(
  'lti.settings.disconnectNow',
  'Disconnect “{title}”?',
  'CoursesSection, handleDisconnect, title',
);
export const disconnectMeans = message(
  'lti.settings.disconnectMeans',
  'Links in the course ask for a class again, and no more scores go there. People, work and the scores that were sent stay where they are.',
  'CoursesSection, handleDisconnect, message',
);
export const cancel = message('lti.settings.cancel', 'Cancel', 'CoursesSection, handleDisconnect, label');
export const disconnect = message('lti.settings.disconnect', 'Disconnect', 'CoursesSection, handleDisconnect, label');
export const isDisconnected = message(
  'lti.settings.isDisconnected',
  '“{title}” is disconnected.',
  'CoursesSection, handleDisconnect, message',
);
export const listNotRead = message(
  'lti.settings.listNotRead',
  'The list of people could not be read',
  'CoursesSection, Course, title',
);
export const comparePeopleOf = message(
  'lti.settings.comparePeopleOf',
  'Compare the people of {title}',
  'CoursesSection, Course, aria-label',
);
export const comparePeople = message('lti.settings.comparePeople', 'Compare people', 'CoursesSection, Course');
export const disconnectNamed = message(
  'lti.settings.disconnectNamed',
  'Disconnect {title}',
  'CoursesSection, Course, aria-label',
);
export const gradesStay = message(
  'lti.settings.gradesStay',
  'Grades that were changed in the LMS stay',
  'CoursesSection, Course, label',
);
export const offReplaces = message(
  'lti.settings.offReplaces',
  'Off: Lemma’s score replaces them when it changes.',
  'CoursesSection, Course, about',
);
export const peopleCount = message(
  'lti.settings.peopleCount',
  '{count, plural, one {# person} other {# people}}',
  'CoursesSection, CourseFacts',
);
export const comeWithLaunch = message(
  'lti.settings.comeWithLaunch',
  'people come in with their first launch',
  'CoursesSection, readWords',
);
export const listNotReadYet = message(
  'lti.settings.listNotReadYet',
  'its list was not read yet',
  'CoursesSection, readWords',
);
export const listRead = message('lti.settings.listRead', 'list read {moment}', 'CoursesSection, readWords');
export const noScoreWaits = message('lti.settings.noScoreWaits', 'No score waits', 'CoursesSection, scoreWords');
export const scoresOnWay = message(
  'lti.settings.scoresOnWay',
  '{count, plural, one {# score} other {# scores}} on the way',
  'CoursesSection, scoreWords',
);
export const scoresRefused = message(
  'lti.settings.scoresRefused',
  '{waiting}, {count, plural, one {# score} other {# scores}} refused.',
  'CoursesSection, scoreWords',
);
