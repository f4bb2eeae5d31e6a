import { getReceipt, type Attempt } from '@lemma/contracts';
import { useState } from 'react';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { offlineTimesOf } from '../keeping/offline-times.ts';
import { offlineWords, receiptText, timeUsedWords } from './receipt.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AttemptReceipt.module.css';

const Slip = part('section', css.slip);

const Times = part('dl', css.times);

/** Shows the receipt of the hand-in, and how the time was used. */
export function AttemptReceipt({ attempt }: { attempt: Attempt }) {
  const now = serverNow();
  const offline = offlineWords(offlineTimesOf(attempt.id), 0);
  return (
    <>
      {attempt.receiptCode !== null && (
        <Slip aria-labelledby="receipt-head">
          <div>
            <h2 id="receipt-head">{t(m.yourReceipt)}</h2>
            <p>{t(m.receiptProves)}</p>
            <code>{attempt.receiptCode}</code>
          </div>
          <CopyButton text={attempt.receiptCode} variant="text" size="small">
            {t(m.copyCode)}
          </CopyButton>
        </Slip>
      )}
      <Times>
        <dt>{t(m.started)}</dt>
        <dd>{momentWords(attempt.startedAt, now)}</dd>
        {attempt.handedInAt !== null && (
          <>
            <dt>{t(m.handedIn)}</dt>
            <dd>{momentWords(attempt.handedInAt, now)}</dd>
          </>
        )}
        <dt>{t(m.timeUsed)}</dt>
        <dd>{timeUsedWords(attempt)}</dd>
        {offline !== undefined && (
          <>
            <dt>{t(m.withoutConnection)}</dt>
            <dd>{offline}</dd>
          </>
        )}
      </Times>
    </>
  );
}

/** Saves the signed receipt as a text on this device. */
export function SaveReceipt({ attempt }: { attempt: Attempt }) {
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { code, signature } = await call(getReceipt, { params: { attemptId: attempt.id } });
      saveText(`receipt-${code}.txt`, receiptText(attempt, signature, serverNow()));
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="text" startIcon={<Download aria-hidden />} disabled={isBusy} onClick={() => void save()}>
      {t(m.saveReceipt)}
    </Button>
  );
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
