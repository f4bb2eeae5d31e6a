import type { User } from '@lemma/contracts';
import { useNavigate, useSearchParams } from '../../../routing/router-context.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountSettings } from '../../people/settings/AccountSettings.tsx';
import { addressAfterSignIn } from './next-address.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The account page (R05). */
export function AccountPage() {
  const { user, isAuthInitialized } = useSession();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const kind = query.get('form') === 'sign-up' ? 'sign-up' : 'sign-in';
  const title = user !== null ? t(m.account) : kind === 'sign-up' ? t(m.createAccount) : t(m.signIn);

  const handleSignedIn = (signedIn: User) => {
    void navigate(addressAfterSignIn(query.get('next'), signedIn), { replace: true });
  };

  return (
    <PageFrame title={title} canonical={paths.account}>
      {!isAuthInitialized ? (
        <AuthenticationWait />
      ) : user !== null ? (
        <AccountSettings user={user} />
      ) : (
        <AccountForm
          kind={kind}
          role={query.get('role') === 'teacher' ? 'teacher' : 'learner'}
          onKind={(next) => setQuery((old) => ({ ...Object.fromEntries(old), form: next }), { replace: true })}
          onSignedIn={handleSignedIn}
        />
      )}
    </PageFrame>
  );
}
