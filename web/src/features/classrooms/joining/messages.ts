import { message } from '@lemma/contracts/messages';

export const typeCodeTeacherGave = message(
  'classrooms.joining.typeCodeTeacherGave',
  'Type the code that your teacher gave you.',
  'JoinCodeForm, empty',
);
export const classCode6Letters = message(
  'classrooms.joining.classCode6Letters',
  'A class code has 6 letters and figures.',
  'JoinCodeForm, wrong',
);
export const joinClass = message('classrooms.joining.joinClass', 'Join a class', 'JoinCodeForm');
export const classCode = message('classrooms.joining.classCode', 'Class code', 'JoinCodeForm, placeholder');
export const join = message('classrooms.joining.join', 'Join', 'JoinCodeForm, word');
export const joinClassButton = message('classrooms.joining.joinClassButton', 'Join class', 'JoinCodeForm, name');
export const invitedAs = message(
  'classrooms.joining.invitedAs',
  'You are invited into this class as {role, select, teacher {a teacher} assistant {an assistant} other {a learner}}.',
  'InvitationPage',
);
export const invitation = message('classrooms.joining.invitation', 'Invitation', 'InvitationPage, title');
export const invitationEnded = message(
  'classrooms.joining.invitationEnded',
  'This invitation has ended',
  'InvitationPage, Ended',
);
export const invitationWorksOnce = message(
  'classrooms.joining.invitationWorksOnce',
  'It works once, for a fortnight. Ask your teacher for a new one, or for the class code.',
  'InvitationPage, Ended',
);
export const youJoinAs = message(
  'classrooms.joining.youJoinAs',
  'You join as <b>{name}</b>.',
  'InvitationPage, Invited',
);
export const signInToJoin = message(
  'classrooms.joining.signInToJoin',
  'Sign in to join, or make an account first.',
  'InvitationPage, Invited',
);
export const signIn = message('classrooms.joining.signIn', 'Sign in', 'InvitationPage, Invited');
export const createAccount = message('classrooms.joining.createAccount', 'Create account', 'InvitationPage, Invited');
export const qrCodeOf = message(
  'classrooms.joining.qrCodeOf',
  'QR code of {address}',
  'JoinCodeCard, JoinQr, aria-label',
);
export const copyLink = message('classrooms.joining.copyLink', 'Copy link', 'JoinCodeCard, JoinCode');
export const showLarge = message('classrooms.joining.showLarge', 'Show large', 'JoinCodeCard, JoinCode');
export const joinCodeLarge = message(
  'classrooms.joining.joinCodeLarge',
  'Join code, large',
  'JoinCodeCard, LargeCode, aria-label',
);
export const close = message('classrooms.joining.close', 'Close', 'JoinCodeCard, LargeCode');
export const joinNamed = message('classrooms.joining.joinNamed', 'Join {name}', 'JoinCodeCard, LargeCode');
export const noClassHasCode = message(
  'classrooms.joining.noClassHasCode',
  'No class has this code',
  'JoinPage, WrongCode',
);
export const checkCodeAgain = message(
  'classrooms.joining.checkCodeAgain',
  'Check the code, or ask your teacher for a new one.',
  'JoinPage, WrongCode',
);
export const needsAccount = message(
  'classrooms.joining.needsAccount',
  'This class is for people with an account.',
  'JoinPage, NeedsAccount',
);
export const joinThisClass = message(
  'classrooms.joining.joinThisClass',
  'Join this class',
  'JoinPage, JoinForm, label',
);
export const teacherSeesName = message(
  'classrooms.joining.teacherSeesName',
  'Your teacher sees this name.',
  'JoinPage, JoinForm, helper',
);
export const teacherLetsYouIn = message(
  'classrooms.joining.teacherLetsYouIn',
  'Your teacher lets you in after that.',
  'JoinPage, JoinForm',
);
export const haveAccount = message(
  'classrooms.joining.haveAccount',
  'Have an account? <link>Sign in first</link>',
  'JoinPage, JoinForm',
);
export const noLongerWaiting = message(
  'classrooms.joining.noLongerWaiting',
  'You are no longer waiting for this class.',
  'WaitingToJoin, takeBack',
);
export const waitToBeLetIn = message('classrooms.joining.waitToBeLetIn', 'Wait to be let in', 'WaitingToJoin');
export const youWaitFor = message(
  'classrooms.joining.youWaitFor',
  'You are waiting to be let into {name}',
  'WaitingToJoin',
);
export const teacherSeesYouAsked = message(
  'classrooms.joining.teacherSeesYouAsked',
  'Your teacher sees that you have asked. Once they let you in, you see the tasks of the class here.',
  'WaitingToJoin',
);
export const lookAgain = message('classrooms.joining.lookAgain', 'Look again', 'WaitingToJoin');
export const doNotJoin = message('classrooms.joining.doNotJoin', 'Do not join', 'WaitingToJoin');
export const youWait = message(
  'classrooms.joining.youWait',
  'You are waiting to be let in',
  'WaitingToJoin, AskedClasses, title',
);
export const askedAt = message('classrooms.joining.askedAt', 'asked {moment}', 'WaitingToJoin, Asked');
export const doNotJoinNamed = message(
  'classrooms.joining.doNotJoinNamed',
  'Do not join {name}',
  'WaitingToJoin, Asked, aria-label',
);
