import { message } from '@lemma/contracts/messages';

export const pageNotFound = message('frame.pageNotFound', 'Page not found', 'NotFoundPage, title');
export const mathsPracticeAnswersBack = message(
  'frame.mathsPracticeAnswersBack',
  'Maths practice that answers back: randomised exercises, classrooms and tasks, checked the moment you press Enter.',
  'PageHead',
);
export const whereThisIs = message('frame.whereThisIs', 'Where this is', 'PageHeader, aria-label');
export const linkOldOrNot = message(
  'frame.linkOldOrNot',
  'The link is old, or you are not in this class.',
  'missing-words',
);
export const thisIsNotHere = message(
  'frame.thisIsNotHere',
  'This {noun, select, class {class} task {task} exercise {exercise} poll {poll} other {page}} is not here',
  'ReadProblem, title',
);
export const mayNotOpenThis = message(
  'frame.mayNotOpenThis',
  'Your account may not open this {noun, select, class {class} task {task} exercise {exercise} poll {poll} other {page}}.',
  'ReadProblem',
);
export const linkOldOrBelongs = message(
  'frame.linkOldOrBelongs',
  'The link is old, or it leads into a class that you are not in.',
  'missing-words',
);
export const errorLoadingAccountForm = message(
  'frame.errorLoadingAccountForm',
  'Error loading account form',
  'AccountFormMissing, title',
);
export const reload = message('frame.reload', 'Reload', 'AccountFormMissing');
export const formDidNotArrive = message(
  'frame.formDidNotArrive',
  'The form to sign in did not arrive. Check your connection, then reload the page.',
  'AccountFormMissing',
);
export const loadingAccount = message('frame.loadingAccount', 'Loading your account', 'AuthenticationWait');
export const offline = message('frame.offline', 'Offline', 'PageError, title');
export const youAreOffline = message('frame.youAreOffline', 'You are offline', 'PageError, title');
export const tryAgain = message('frame.tryAgain', 'Try again', 'PageError');
export const pageNotLoadedOffline = message(
  'frame.pageNotLoadedOffline',
  'This page could not be loaded. What you typed is kept on this device.',
  'PageError',
);
export const sorry = message('frame.sorry', 'Sorry', 'PageError, title');
export const sendFeedback = message('frame.sendFeedback', 'Send feedback', 'PageError');
export const notLetInYet = message('frame.notLetInYet', 'You have not been let in yet', 'ReadProblem, title');
export const howLetIn = message('frame.howLetIn', 'How you are let in', 'ReadProblem');
export const permissionDenied = message('frame.permissionDenied', 'Permission denied', 'ReadProblem, title', {
  fixed: 'X04',
});
export const home = message('frame.home', 'Home', 'ReadProblem');
export const didNotLoad = message('frame.didNotLoad', 'This did not load', 'ReadProblem, title');
export const confirmItIsYou = message(
  'frame.confirmItIsYou',
  'Confirm that it is you',
  'ReadProblem, ConfirmFirst, title',
);
export const confirm = message('frame.confirm', 'Confirm', 'ReadProblem, ConfirmFirst');
export const signedInSomeTimeAgo = message(
  'frame.signedInSomeTimeAgo',
  'You were signed in some time ago. Say once more who you are to see this.',
  'ReadProblem, ConfirmFirst',
);
