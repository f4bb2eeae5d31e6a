import type { Said } from '@lemma/contracts/messages';

/** A registration that fails, with the reason for the administrator of the LMS. */
export class RegistrationRefused extends Error {
  override name = 'RegistrationRefused';
  readonly words: Said;

  constructor(words: Said, options?: ErrorOptions) {
    super(words.message.id, options);
    this.words = words;
  }
}
