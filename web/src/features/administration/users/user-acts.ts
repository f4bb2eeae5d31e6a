import { deactivateUser, eraseUserData, removeSecondFactors, signInAs, type ListedUser } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import type { ReasonedAct } from './ReasonDialog.tsx';
import { nameOf } from './user-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
    title: t(m.deactivate, { name }),
    message: t(m.theySignedOutEverywhere),
    label: t(m.deactivateButton),
    act: async ({ reason }) => {
      const done = await confirmed(() => call(deactivateUser, { params: { userId: user.id }, body: { reason } }));
      if (done === undefined) return false;
      await onDone(t(m.canNoLongerSign, { name }));
      return true;
    },
  };
}

export function factorRemoval({ user, confirmed, onDone }: Parts): ReasonedAct {
  const name = nameOf(user);
  return {
    title: t(m.removeTwoStepSign, { name }),
    message: t(m.authenticatorAppRecoveryCodes),
    label: t(m.removeTwoStepSignIn),
    act: async ({ reason }) => {
      const done = await confirmed(() => call(removeSecondFactors, { params: { userId: user.id }, body: { reason } }));
      if (done === undefined) return false;
      await onDone(t(m.signsInWithPassword, { name }));
      return true;
    },
  };
}

export function signingInAs({ user, confirmed }: Omit<Parts, 'onDone'>, onSignedIn: () => void): ReasonedAct {
  const name = nameOf(user);
  return {
    title: t(m.signInAs, { name }),
    message: t(m.seeProductAsThey),
    label: t(m.signInAsButton, { firstName: user.firstName || name }),
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
    title: t(m.erase, { name }),
    message: t(m.nameAddressesFreeTexts),
    label: t(m.eraseForGood),
    word: 'ERASE',
    act: async ({ reason, confirmation }) => {
      const body = { reason, confirmation: confirmation as 'ERASE' };
      const done = await confirmed(() => call(eraseUserData, { params: { userId: user.id }, body }));
      if (done === undefined) return false;
      await onDone(t(m.wasErased, { name }));
      return true;
    },
  };
}
