import { csrfToken } from '../../api/identity/csrf.ts';
import { AuthenticationWait } from '../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { TodayPage } from './TodayPage.tsx';
import { Welcome } from './Welcome.tsx';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { useSite } from '../../site.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** R01: what the product is, for visitors; the day, for those who are signed in. */
export function HomePage() {
  const { user, isAuthInitialized } = useSession();
  const site = useSite();
  if (user !== null) return <TodayPage user={user} />;
  const mayBeSignedIn = !isAuthInitialized && csrfToken() !== undefined;
  return (
    <PageFrame title={t(m.mathsPractice)} canonical={paths.home} width="full">
      <ErrorBoundary variant="page" supportEmail={site?.contactEmail}>
        {mayBeSignedIn ? <AuthenticationWait /> : <Welcome />}
      </ErrorBoundary>
    </PageFrame>
  );
}
