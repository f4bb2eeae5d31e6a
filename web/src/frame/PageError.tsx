import { useEffect } from 'react';
import { useLocation, useRouteError } from '../routing/router-context.ts';
import { Button } from '../ui/pressing/Button.tsx';
import { useFeedbackDialog } from '../features/feedback/use-feedback-dialog.tsx';
import { paths } from '../paths.ts';
import { reportAccountForm, reportChunkError, reportPageError } from '../reports/report.ts';
import { useSite } from '../site.ts';
import { ErrorPage, MessagePage } from '../ui/messages/ErrorPage.tsx';
import { PageFrame } from './PageFrame.tsx';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

const reloadedKey = 'lemma.reloaded-for-page';

/** The code of the page did not arrive: no network, or a newer version was installed since this tab was opened. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/**
 * Replaces a page that failed to load or to render (F12); the failure is reported (X17). A tab of an older version is
 * reloaded once by itself.
 */
export function PageError() {
  const error = useRouteError();
  const site = useSite();
  const { pathname } = useLocation();
  const feedback = useFeedbackDialog();
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (isMissing) reportChunkError(error);
    if (isMissing && pathname === paths.account) reportAccountForm();
    if (!isMissing) reportPageError(error, pathname);
  }, [error, isMissing, pathname]);
  useEffect(() => {
    if (!isMissing || !navigator.onLine || sessionStorage.getItem(reloadedKey) === pathname) return;
    sessionStorage.setItem(reloadedKey, pathname);
    location.reload();
  }, [isMissing, pathname]);
  if (isMissing && !navigator.onLine) {
    return (
      <PageFrame title={t(m.offline)}>
        <MessagePage
          title={t(m.youAreOffline)}
          actions={
            <Button variant="contained" onClick={() => location.reload()}>
              {t(m.tryAgain)}
            </Button>
          }
        >
          {t(m.pageNotLoadedOffline)}
        </MessagePage>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t(m.sorry)}>
      <ErrorPage
        supportEmail={site?.contactEmail}
        path={pathname}
        actions={
          <Button variant="text" onClick={feedback.open}>
            {t(m.sendFeedback)}
          </Button>
        }
      />
      {feedback.dialog}
    </PageFrame>
  );
}
