import { lazy, Suspense } from 'react';
import { useSession } from '../session/session-context.ts';
import { ErrorBoundary } from '../ui/messages/ErrorBoundary.tsx';

const SignInAgain = lazy(async () => ({
  default: (await import('../features/signing-in/account-page/SignInAgain.tsx')).SignInAgain,
}));

/** Over a page whose session has ended: asks its owner to sign in again, and leaves the page with all that was typed. */
export function Interrupted() {
  const { isInterrupted } = useSession();
  if (!isInterrupted) return null;
  return (
    <ErrorBoundary variant="small">
      <Suspense>
        <SignInAgain />
      </Suspense>
    </ErrorBoundary>
  );
}
