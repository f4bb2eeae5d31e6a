import { message } from '@lemma/contracts/messages';

export const atLeastCharactersNot = message(
  'signingIn.passwords.atLeastCharactersNot',
  'At least {least} characters, not one of the common ones.',
  'NewPasswordField, helper',
);
export const atLeastCharacters = message(
  'signingIn.passwords.atLeastCharacters',
  'Use at least {least} characters. You have {length}.',
  'NewPasswordField, error',
);
