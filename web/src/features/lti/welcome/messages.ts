import { message } from '@lemma/contracts/messages';

export const pleaseTryAgainIf = message(
  'lti.welcome.pleaseTryAgainIf',
  'please try again. If the issue persists please contact us at {email}.',
  'launch-problems',
);
export const sorryProblemLinkingAccount = message(
  'lti.welcome.sorryProblemLinkingAccount',
  'Sorry, there was a problem linking your account, {email}',
  'launch-problems',
);
export const sorryProblemSettingUp = message(
  'lti.welcome.sorryProblemSettingUp',
  'Sorry, there was a problem setting up your account, {email}',
  'launch-problems',
);
