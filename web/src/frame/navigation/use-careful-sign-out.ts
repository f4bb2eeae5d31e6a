import { useSession } from '../../session/session-context.ts';
import { useWarningDialog } from '../../ui/messages/warning-context.ts';
import { useSignOut } from './use-sign-out.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Signs out; asks first where there would be no way back. */
export function useCarefulSignOut(): () => Promise<void> {
  const { user } = useSession();
  const signOut = useSignOut();
  const ask = useWarningDialog();
  return async () => {
    if (user?.isAnonymous) {
      const answer = await ask({
        title: t(m.signOutForGood),
        message: t(m.noPasswordToCome),
        actions: [
          { value: 'stay', label: t(m.stay), variant: 'text' },
          { value: 'leave', label: t(m.signOut), variant: 'contained', color: 'error' },
        ],
      });
      if (answer.cancelled || answer.action !== 'leave') return;
    }
    await signOut();
  };
}
