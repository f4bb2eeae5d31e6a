import type { User } from '@lemma/contracts';
import { FetchError } from '../../../api/fetch-error.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Returns the user whom a trial or an upgrade was answered with. Throws FetchError 'No user' when there is none (X12). */
export function requireUser({ user }: { readonly user: User | null | undefined }): User {
  if (user === null || user === undefined) {
    throw new FetchError(200, t(m.noUser), { info: { nonFieldErrors: [t(m.noUser)] } });
  }
  return user;
}
