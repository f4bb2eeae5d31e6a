import { listMails, retryMail, type ResponseOf } from '@lemma/contracts';
import { Check, Clock, RefreshCw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { momentWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Guarded } from '../../../frame/PageFrame.tsx';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { Filters, ListCard } from '../ListParts.tsx';
import { PlainText } from './PlainText.tsx';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { useListAddress } from '../use-list-address.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './OutboxPage.module.css';
import recordTableCss from '../../../ui/tables/RecordTable.module.css';

type Mail = ResponseOf<typeof listMails>['mails'][number];

const states = [
  { value: '', label: t(m.all) },
  { value: 'waiting', label: t(m.waiting) },
  { value: 'failed', label: t(m.failed) },
  { value: 'sent', label: t(m.sent) },
] as const;

/** Mails that were sent or wait to be. */
export function OutboxPage() {
  return (
    <Guarded access="superuser">
      <Outbox />
    </Guarded>
  );
}

function Outbox() {
  const address = useListAddress();
  const state = states.find(({ value }) => value === address.filter('state'))?.value ?? '';
  const query = { page: address.page, ...(state !== '' && { state }) };
  const read = useRead(listMails, query, { keepPreviousData: true });
  const toast = useToast();
  const [opened, setOpened] = useState<Mail>();

  const handleRetry = async (mail: Mail) => {
    try {
      await call(retryMail, { params: { mailId: mail.id } });
      setOpened(undefined);
      await Promise.all([read.mutate(), readAgain(listMails, { state: 'failed' })]);
      toast.show({ kind: 'success', message: t(m.triedAgainSoon) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };

  return (
    <>
      <Filters>
        <SegmentedControl
          label={t(m.show)}
          value={state}
          options={states}
          onChange={(value) => address.setFilter('state', value)}
        />
      </Filters>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingMails)} rows={6} head={false} />}>
        {({ total, hasMailServer, mails }) => (
          <>
            {!hasMailServer && (
              <Note tone="warning" title={t(m.noMailServer)}>
                <Rich of={m.mailsInFolder} tags={{ mail: <code />, variable: <code /> }} />
              </Note>
            )}
            {hasMailServer ? null : <div className={css.space} />}
            <ListCard
              label={t(m.outbox)}
              all={t(m.mailsInAll, { count: total })}
              address={address}
              total={total}
              shown={mails.length}
            >
              {mails.length === 0 ? (
                <EmptyState>{t(m.mailsAppear)}</EmptyState>
              ) : (
                <MailTable mails={mails} onOpen={setOpened} />
              )}
            </ListCard>
          </>
        )}
      </Loaded>
      {opened !== undefined && (
        <MailDialog mail={opened} onClose={() => setOpened(undefined)} onRetry={() => void handleRetry(opened)} />
      )}
    </>
  );
}

function MailTable({ mails, onOpen }: { mails: readonly Mail[]; onOpen: (mail: Mail) => void }) {
  const now = serverNow();
  return (
    <RecordTable>
      <VisuallyHidden as="caption">{t(m.mails)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(m.subject)}</th>
          <th scope="col">{t(m.to)}</th>
          <th scope="col">{t(m.state)}</th>
          <th scope="col" className={recordTableCss.n}>
            {t(m.triesHead)}
          </th>
          <th scope="col">{t(m.written)}</th>
          <th scope="col">
            <VisuallyHidden>{t(m.actions)}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <th scope="row">{mail.subject}</th>
            <td className={recordTableCss.quiet}>{mail.to}</td>
            <td>
              <MailState mail={mail} />
            </td>
            <td className={recordTableCss.n} data-label={t(m.triesHead)}>
              {mail.attempts}
            </td>
            <td className={recordTableCss.when} data-label={t(m.written)}>
              {momentWords(mail.createdAt, now)}
            </td>
            <td className={recordTableCss.act}>
              <Button
                size="small"
                variant="text"
                aria-label={t(m.openNamed, { name: mail.subject })}
                onClick={() => onOpen(mail)}
              >
                {t(m.open)}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

function MailState({ mail: { state, problem } }: { mail: Mail }) {
  if (state === 'sent') return <Chip color="success" icon={<Check aria-hidden />} label={t(m.sentWord)} />;
  const words = problem.length > 60 ? `${problem.slice(0, 60)}…` : problem;
  if (state === 'failed') return <Chip color="error" icon={<X aria-hidden />} label={words || t(m.failedWord)} />;
  return (
    <Chip
      color="warning"
      icon={<Clock aria-hidden />}
      label={words === '' ? t(m.waitingWord) : t(m.waitingWhy, { words })}
    />
  );
}

interface MailDialogProps {
  mail: Mail;
  onClose: () => void;
  onRetry: () => void;
}

function MailDialog({ mail, onClose, onRetry }: MailDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={dialogWidth('medium')}>
      <DialogTitle id={id}>{mail.subject}</DialogTitle>
      <DialogContent className={css.stack}>
        <p>{t(m.toAddress, { address: mail.to })}</p>
        {mail.problem !== '' && <Note tone={mail.state === 'failed' ? 'wrong' : 'warning'} title={mail.problem} />}
        <PlainText text={mail.text} />
      </DialogContent>
      <DialogActions>
        {mail.state !== 'sent' && (
          <Button variant="soft" startIcon={<RefreshCw aria-hidden />} onClick={onRetry}>
            {t(m.tryAgainNow)}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t(m.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
