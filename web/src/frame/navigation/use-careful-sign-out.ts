import { useSession } from '../../session/session-context.ts';
import { useWarningDialog } from '../../ui/messages/warning-context.ts';
import { useSignOut } from './use-sign-out.ts';

/** Signs out; asks first where there would be no way back. */
export function useCarefulSignOut(): () => Promise<void> {
  const { user } = useSession();
  const signOut = useSignOut();
  const ask = useWarningDialog();
  return async () => {
    if (user?.isAnonymous) {
      const answer = await ask({
        title: 'Sign out for good?',
        message: 'There is no password to come back with. Your teacher keeps your answers, you lose the way to them.',
        actions: [
          { value: 'stay', label: 'Stay', variant: 'text' },
          { value: 'leave', label: 'Sign out', variant: 'contained', color: 'error' },
        ],
      });
      if (answer.cancelled || answer.action !== 'leave') return;
    }
    await signOut();
  };
}
