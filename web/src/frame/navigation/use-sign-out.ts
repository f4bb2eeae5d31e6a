import { useNavigate } from '../../routing/router-context.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { useToast } from '../../ui/messages/toast-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Signs out and goes home; a failure is shown in a toast (X10). */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      await navigate(paths.home);
    } catch {
      show({ kind: 'error', message: t(m.problemDuringLogoutPlease) });
    }
  };
}
