import { ownData } from '../../../core/own.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { createChallengeStore } from './challenge-store.ts';
import { createRecoveryCodeStore } from './recovery-code-store.ts';
import { createSecondFactorStore } from './second-factor-store.ts';
import { createSignInMethodStore } from './sign-in-method-store.ts';

/** Begun exchanges, second factors, passkeys and linked accounts. */
export function createIdentityStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    ...createChallengeStore(db, now),
    ...createSecondFactorStore(db, now),
    ...createRecoveryCodeStore(db, now),
    ...createSignInMethodStore(db, now),
  };
}

export const signInData = ownData(createIdentityStore);
