import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import type { Access } from '../../../session/permissions.ts';
import { useSession } from '../../../session/session-context.ts';
import { AccountForm, type AccountFormKind } from './AccountForm.tsx';

/** Replaces a page that this visitor may not see (F02). After signing in the page itself appears. */
export function AccessDenied({ access }: { access: Access }) {
  const { user, preferredEmail } = useSession();
  const [kind, setKind] = useState<AccountFormKind>('sign-in');
  return (
    <AccountForm
      kind={kind}
      onKind={setKind}
      role={access === 'signed-in' || access === 'known' ? 'learner' : 'teacher'}
      title={user === null || user.isAnonymous ? undefined : 'Permission denied'}
      reason={
        user === null ? (
          'You must sign in to perform this action'
        ) : user.isAnonymous ? (
          'This page needs an account with an e-mail address.'
        ) : (
          <>
            Your account{preferredEmail === '' ? '' : ` ${preferredEmail}`} may not open this page. If you have another
            one, sign in with it. <Link to={paths.home}>Home</Link>
          </>
        )
      }
    />
  );
}
