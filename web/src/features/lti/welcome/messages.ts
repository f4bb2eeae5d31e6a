import { message } from '@lemma/contracts/messages';

export const linkingFailed = message(
  'lti.welcome.linkingFailed',
  'Sorry, there was a problem linking your account, please try again. If the issue persists please contact us at {email}.',
  'X08: the account of an LMS could not be linked; email is the address of the support',
);
export const settingUpFailed = message(
  'lti.welcome.settingUpFailed',
  'Sorry, there was a problem setting up your account, please try again. If the issue persists please contact us at {email}.',
  'X09: an account for somebody from an LMS could not be made; email is the address of the support',
);
