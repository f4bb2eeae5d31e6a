import { getSubscription, unsubscribe } from '@lemma/contracts';
import { useState } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useRead } from '../../api/use-read.ts';
import { AuthenticationWait } from '../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { FormColumn } from '../signing-in/FormColumn.tsx';
import { useLinkToken } from '../signing-in/passwords/use-link-token.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The page of the link at the foot of a mail: ends mails without signing in. */
export function MailsOffPage() {
  const token = useLinkToken();
  return (
    <PageFrame title={t(m.endMails)}>
      <FormColumn>
        <h1>{t(m.endMails)}</h1>
        {token === '' ? <NoLink /> : <Ending token={token} />}
        <Link to={paths.notifications}>{t(m.chooseEachKind)}</Link>
      </FormColumn>
    </PageFrame>
  );
}

function NoLink() {
  return (
    <Note tone="warning" role="status" title={t(m.linkDoesNotWork)}>
      {t(m.openFromMail)}
    </Note>
  );
}

function Ending({ token }: { token: string }) {
  const read = useRead(getSubscription, { token }, { shouldRetryOnError: false });
  const [ended, setEnded] = useState<{ readonly label: string | null }>();
  const [problem, setProblem] = useState<string>();
  const end = async (all: boolean) => {
    try {
      setProblem(undefined);
      setEnded(await call(unsubscribe, { params: { token }, query: { all: all ? 'true' : 'false' } }));
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  if (read.error !== undefined) return <NoLink />;
  if (read.data === undefined) return <AuthenticationWait label={t(m.readingLink)} />;
  const { label, isOff } = read.data;
  const done = ended ?? (isOff ? { label } : undefined);
  return (
    <>
      {done !== undefined && (
        <Note tone="right" role="status" title={t(m.mailsEnded)}>
          {done.label === null ? t(m.noNotificationMailed) : done.label}
        </Note>
      )}
      {problem !== undefined && <Note tone="wrong" role="alert" title={problem} />}
      {done === undefined && label !== null && (
        <>
          <p>{label}</p>
          <Button variant="contained" size="large" onClick={() => void end(false)}>
            {t(m.endThisKind)}
          </Button>
        </>
      )}
      {done?.label !== null && (
        <Button variant={label === null ? 'contained' : 'outlined'} size="large" onClick={() => void end(true)}>
          {t(m.endAllMails)}
        </Button>
      )}
    </>
  );
}
