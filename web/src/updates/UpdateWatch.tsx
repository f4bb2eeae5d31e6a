import { version } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { report } from '../reports/report.ts';
import { useToast } from '../ui/messages/toast-context.ts';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { fetchVersion } from './fetch-version.ts';
import { refreshPage, saveUnsent } from './forced-reload.ts';
import { countdown, watchUpdates, type UpdateAlertKind } from './update-watch.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

const toastId = 'update';
const seconds = countdown / 1000;

/** X13: counts down for the eye; read aloud it stays one sentence. */
function RefreshSoon() {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((old) => Math.max(0, old - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <VisuallyHidden>{t(m.updateAvailablePageWill, { seconds })}</VisuallyHidden>
      <span aria-hidden="true">{t(m.updateAvailablePageWillRefresh, { left })}</span>
    </>
  );
}

/** Watches for a new version and announces it in a toast (S10, X13). */
export function UpdateWatch() {
  const { show, dismiss } = useToast();
  useEffect(() => {
    const tell = (kind: UpdateAlertKind): void =>
      void show({
        id: toastId,
        kind: kind === 'major' ? 'warning' : 'info',
        message: kind === 'major' ? <RefreshSoon /> : t(m.updateAvailableRefreshTo),
        timeout: Number.POSITIVE_INFINITY,
        canDismiss: kind === 'minor',
        action: { label: t(m.refresh), onClick: () => void refreshPage() },
      });
    return watchUpdates({
      running: version,
      fetchVersion: () => fetchVersion(Date.now()),
      onAlert: tell,
      onGone: () => dismiss(toastId),
      onPatch: (remote) =>
        report({ level: 'info', type: 'Patch available', message: t(m.runsInstalled, { version, remote }) }),
      save: saveUnsent,
      reload: () => location.reload(),
    });
  }, [show, dismiss]);
  return null;
}
