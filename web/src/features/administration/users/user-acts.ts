import { deactivateUser, eraseUserData, removeSecondFactors, signInAs, type ListedUser } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import type { ReasonedAct } from './ReasonDialog.tsx';
import { nameOf } from './user-words.ts';

type Confirmed = <T>(act: () => Promise<T>) => Promise<T | undefined>;

interface Parts {
  readonly user: ListedUser;
  readonly confirmed: Confirmed;
  /** Shows the words in a toast, once the page shows the new state. */
  readonly onDone: (words: string) => Promise<void>;
}

export function deactivation({ user, confirmed, onDone }: Parts): ReasonedAct {
  const name = nameOf(user);
  return {
    title: `Deactivate ${name}?`,
    message: 'They are signed out everywhere immediately and cannot sign in. Their work, classes and exercises stay.',
    label: 'Deactivate',
    act: async ({ reason }) => {
      const done = await confirmed(() => call(deactivateUser, { params: { userId: user.id }, body: { reason } }));
      if (done === undefined) return false;
      await onDone(`${name} can no longer sign in.`);
      return true;
    },
  };
}

export function factorRemoval({ user, confirmed, onDone }: Parts): ReasonedAct {
  const name = nameOf(user);
  return {
    title: `Remove the two-step sign-in of ${name}?`,
    message:
      'The authenticator app, the recovery codes and all passkeys go, and they are signed out everywhere. They sign in with the password alone, and get a mail about it. Make sure that it is them who asks.',
    label: 'Remove two-step sign-in',
    act: async ({ reason }) => {
      const done = await confirmed(() => call(removeSecondFactors, { params: { userId: user.id }, body: { reason } }));
      if (done === undefined) return false;
      await onDone(`${name} signs in with the password alone now.`);
      return true;
    },
  };
}

export function signingInAs({ user, confirmed }: Omit<Parts, 'onDone'>, onSignedIn: () => void): ReasonedAct {
  const name = nameOf(user);
  return {
    title: `Sign in as ${name}?`,
    message:
      'You see the product as they do, for one hour at most. Anything you change there is changed for them and is recorded in the audit log under your name. Their account settings are closed to you.',
    label: `Sign in as ${user.firstName || name}`,
    act: async ({ reason }) => {
      const acting = await confirmed(() => call(signInAs, { params: { userId: user.id }, body: { reason } }));
      if (acting === undefined) return false;
      onSignedIn();
      return true;
    },
  };
}

export function erasure({ user, confirmed, onDone }: Parts): ReasonedAct {
  const name = nameOf(user);
  return {
    title: `Erase ${name}?`,
    message:
      'Name, addresses, free texts and files are removed for good, and no one can sign in to this account again. Answers stay counted without a name. There is no way back.',
    label: 'Erase for good',
    word: 'ERASE',
    act: async ({ reason, confirmation }) => {
      const body = { reason, confirmation: confirmation as 'ERASE' };
      const done = await confirmed(() => call(eraseUserData, { params: { userId: user.id }, body }));
      if (done === undefined) return false;
      await onDone(`${name} was erased.`);
      return true;
    },
  };
}
