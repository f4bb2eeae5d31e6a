import { message } from '@lemma/contracts/messages';

export const onlyTeachersOfCourse = message(
  'server.lti.onlyTeachersOfCourse',
  'Only people who teach the course do this.',
  'refusal, course',
);
export const chooseTaughtClass = message(
  'server.lti.chooseTaughtClass',
  'Choose a class that you teach.',
  'refusal, course',
);
export const mayNotMakeClasses = message(
  'server.lti.mayNotMakeClasses',
  'Your account may not make classes. Ask an administrator of Lemma to give it the rights of a teacher.',
  'refusal, course',
);
export const connectedAlready = message(
  'server.lti.connectedAlready',
  'This course is connected with a class already. Reload the page.',
  'refusal, course',
);
export const onlyTeacherConnects = message(
  'server.lti.onlyTeacherConnects',
  'Only a teacher of the course connects it.',
  'refusal, course',
);
export const chooseOtherClass = message(
  'server.lti.chooseOtherClass',
  'This class is over. Choose another one, or make one.',
  'refusal, course',
);
export const oneTaskPerLink = message('server.lti.oneTaskPerLink', 'A link opens one task.', 'refusal, choose');
export const opensTaskAlready = message(
  'server.lti.opensTaskAlready',
  'This link opens a task already. Open it again in your course.',
  'refusal, choose',
);
export const noLinksHere = message(
  'server.lti.noLinksHere',
  'The LMS takes no links here. Add the activity in another way.',
  'refusal, choose',
);
export const oneTaskAtATime = message(
  'server.lti.oneTaskAtATime',
  'The LMS takes one task at a time.',
  'refusal, choose',
);
export const connectFirst = message(
  'server.lti.connectFirst',
  'Connect the course with a class first.',
  'refusal, choose',
);
export const taskNotInClass = message('server.lti.taskNotInClass', 'This task is not in the class.', 'refusal, choose');
export const launchEnded = message(
  'server.lti.launchEnded',
  'This launch has ended. Open the link in your course again.',
  'refusal, choose-account',
);
export const otherAccountAlready = message(
  'server.lti.otherAccountAlready',
  'Your identity in this LMS has another account already. Merge the two accounts first.',
  'refusal, choose-account',
);
export const onlyWayToSignIn = message(
  'server.lti.onlyWayToSignIn',
  'This is your only way to sign in. Set a password or add a passkey first.',
  'refusal, identities',
);
export const platformRegistered = message(
  'server.lti.platformRegistered',
  'An LMS with this issuer and client id is registered already.',
  'refusal, registrations',
);
export const courseChanged = message(
  'server.lti.courseChanged',
  'The course has changed since you looked. See what will happen now.',
  'refusal, sync',
);
export const classOver = message(
  'server.lti.classOver',
  'This class is over. You can look at everything in it, and change nothing.',
  'refusal, sync',
);
