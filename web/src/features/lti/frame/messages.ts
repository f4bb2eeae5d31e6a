import { message } from '@lemma/contracts/messages';

export const launchEnded = message('lti.frame.launchEnded', 'This launch has ended.', 'FrameEnded, title');
export const openLinkInCourse = message(
  'lti.frame.openLinkInCourse',
  'Open the link in your course again. What you have answered is saved.',
  'FrameEnded, Note',
);
export const notOpenYet = message('lti.frame.notOpenYet', 'Not open yet', 'NotOpenYetPage, title');
export const teacherNotOpenedYet = message(
  'lti.frame.teacherNotOpenedYet',
  'Your teacher has not opened this yet',
  'NotOpenYetPage, title',
);
export const courseNotConnectedWith = message(
  'lti.frame.courseNotConnectedWith',
  'This course is not connected with a class so far. Come back when your teacher has opened this link once.',
  'NotOpenYetPage, lead',
);
export const browserKeptWindowClosed = message(
  'lti.frame.browserKeptWindowClosed',
  'Your browser has kept the window closed. Allow windows of this page, then try again.',
  'use-window',
);
export const haveAnotherAccount = message(
  'lti.frame.haveAnotherAccount',
  'I have an account already',
  'FrameBar: for people whom the first launch gave an account',
);
export const openInNewWindow = message('lti.frame.openInNewWindow', 'Open in a new window', 'FrameBar');
export const opensInNewWindow = message('lti.frame.opensInNewWindow', 'Opens in a new window', 'OutsidePage, title');
export const thisOpensInNewWindow = message(
  'lti.frame.thisOpensInNewWindow',
  'This page opens in a new window',
  'OutsidePage, title',
);
export const notInsideCourse = message(
  'lti.frame.notInsideCourse',
  'It is not shown inside your course.',
  'OutsidePage, lead',
);
