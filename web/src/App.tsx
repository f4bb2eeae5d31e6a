import { RouterProvider } from './routing/RouterProvider.tsx';
import { SWRConfig } from 'swr';
import { watchNetwork } from './api/network-state.ts';
import { readSettings } from './api/use-read.ts';
import { ConfirmIdentityProvider } from './features/signing-in/confirming/ConfirmIdentityProvider.tsx';
import { Machinery } from './frame/Machinery.tsx';
import { TypesetReportContext } from './maths/typesetting/typeset-error.ts';
import { report, reportTypesetting } from './reports/report.ts';
import { watchErrors } from './reports/watch-errors.ts';
import { router } from './router.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { useSite } from './site.ts';
import { ErrorReportContext } from './ui/messages/error-report.ts';
import { ErrorBoundary } from './ui/messages/ErrorBoundary.tsx';
import { ToastProvider } from './ui/messages/Toasts.tsx';
import { WarningDialogProvider } from './ui/messages/WarningDialog.tsx';

// Each page brings its own (React puts them into the head, but does not take over existing ones).
for (const stale of document.head.querySelectorAll('title, meta[name="description"]')) stale.remove();

watchErrors(window);
watchNetwork();

/** The application: what all pages share, around the pages. */
export function App() {
  return (
    <ErrorReportContext value={report}>
      <TypesetReportContext value={reportTypesetting}>
        <ErrorBoundary variant="full-page" supportEmail={useSite()?.contactEmail}>
          <SWRConfig value={readSettings}>
            <SessionProvider>
              <ToastProvider>
                <WarningDialogProvider>
                  <ConfirmIdentityProvider>
                    <RouterProvider router={router} />
                    <ErrorBoundary variant="hide">
                      <Machinery />
                    </ErrorBoundary>
                  </ConfirmIdentityProvider>
                </WarningDialogProvider>
              </ToastProvider>
            </SessionProvider>
          </SWRConfig>
        </ErrorBoundary>
      </TypesetReportContext>
    </ErrorReportContext>
  );
}
