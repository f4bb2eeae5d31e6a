import { message } from '@lemma/contracts/messages';

export const youHaveAPlace = message(
  'commerce.learner.youHaveAPlace',
  'You have a place: {itemName}.',
  'CodeDialog, message',
);
export const accessCodeTitle = message('commerce.learner.accessCodeTitle', 'Use an access code', 'CodeDialog, title');
export const codeAction = message('commerce.learner.codeAction', 'Use the code', 'CodeDialog, action');
export const accessCode = message('commerce.learner.accessCode', 'Access code', 'CodeDialog, label');
export const codePattern = message('commerce.learner.codePattern', 'ABCD-EFGH-JKLM-NPQR', 'CodeDialog, placeholder');
export const noUser = message('commerce.learner.noUser', 'No user', 'require-user');
export const freeTrialBegunEnds = message(
  'commerce.learner.freeTrialBegunEnds',
  'Your free trial has begun. It ends on {end} by itself.',
  'use-buying, message',
);
export const thankPaid = message(
  'commerce.learner.thankPaid',
  'Thank you. {itemName} is paid.',
  'use-returned-payment, message',
);
