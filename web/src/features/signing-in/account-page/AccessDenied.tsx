import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import type { Access } from '../../../session/permissions.ts';
import { useSession } from '../../../session/session-context.ts';
import { AccountForm, type AccountFormKind } from './AccountForm.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Replaces a page that this visitor may not see (F02). After signing in the page itself appears. */
export function AccessDenied({ access }: { access: Access }) {
  const { user, preferredEmail } = useSession();
  const [kind, setKind] = useState<AccountFormKind>('sign-in');
  return (
    <AccountForm
      kind={kind}
      onKind={setKind}
      role={access === 'signed-in' || access === 'known' ? 'learner' : 'teacher'}
      title={user === null || user.isAnonymous ? undefined : t(m.permissionDenied)}
      reason={
        user === null ? (
          t(m.mustSignInTo)
        ) : user.isAnonymous ? (
          t(m.pageNeedsAccountWith)
        ) : (
          <>
            {preferredEmail === '' ? t(m.accountMayNot) : t(m.accountWithAddressMayNot, { address: preferredEmail })}{' '}
            <Link to={paths.home}>{t(m.home)}</Link>
          </>
        )
      }
    />
  );
}
