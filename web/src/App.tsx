import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { watchNetwork } from './api/network-state.ts';
import { readSettings } from './api/use-read.ts';
import { router } from './router.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { site } from './site.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { ToastProvider } from './ui/Toasts.tsx';
import { WarningDialogProvider } from './ui/WarningDialog.tsx';

// Each page brings its own (React puts them into the head, but does not take over what stands there).
for (const stale of document.head.querySelectorAll('title, meta[name="description"]')) stale.remove();

watchNetwork();

/** The application: what all pages share, around the pages. */
export function App() {
  return (
    <ErrorBoundary variant="full-page" supportEmail={site.contactEmail}>
      <SWRConfig value={readSettings}>
        <SessionProvider>
          <ToastProvider>
            <WarningDialogProvider>
              <RouterProvider router={router} />
            </WarningDialogProvider>
          </ToastProvider>
        </SessionProvider>
      </SWRConfig>
    </ErrorBoundary>
  );
}
