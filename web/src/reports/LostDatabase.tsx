import { useContext, useEffect } from 'react';
import { useSite } from '../site.ts';
import { WarningContext, type AskWarning } from '../ui/messages/warning-context.ts';
import { refreshPage } from '../updates/forced-reload.ts';
import { databaseLost } from './database-lost.ts';
import { report } from './report.ts';
import { Rich, t } from '../words/say.tsx';
import { Anchor } from '../words/tags.tsx';
import * as m from './messages.ts';

async function offerRefresh(ask: AskWarning, email: string | undefined): Promise<void> {
  const answer = await ask({
    title: t(m.refreshPage),
    message:
      email === undefined ? (
        t(m.storageLost)
      ) : (
        <Rich of={m.storageLostWriteTo} values={{ email }} tags={{ link: <Anchor href={`mailto:${email}`} /> }} />
      ),
    actions: [
      { value: 'stay', label: t(m.stay), variant: 'text' },
      { value: 'refresh', label: t(m.refresh), variant: 'contained' },
    ],
  });
  if (!answer.cancelled && answer.action === 'refresh') await refreshPage();
}

/** X14: offers to refresh the page when the connection to the browser's database is lost. */
export function LostDatabase() {
  // Not `useWarningDialog`, which would fetch the dialog on every page.
  const ask = useContext(WarningContext)?.ask;
  const email = useSite()?.contactEmail;
  useEffect(
    () =>
      databaseLost.listen(() => {
        report({ level: 'error', type: 'Database connection lost', message: 'The browser closed its database' });
        if (ask !== undefined) void offerRefresh(ask, email);
      }),
    [ask, email],
  );
  return null;
}
