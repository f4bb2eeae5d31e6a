import { verifyEmail } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { FormColumn } from '../FormColumn.tsx';
import { DeadLink } from './DeadLink.tsx';
import { useLinkToken } from './use-link-token.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VerifyEmailPage.module.css';

interface State {
  readonly is: 'waiting' | 'dead' | 'confirmed' | 'failed';
  /** The address, or what went wrong. */
  readonly words?: string;
}

/** Where the link of the mail leads to that confirms an address. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const [state, retry] = useVerification(token);
  return (
    <PageFrame title={t(m.confirmAddress)}>
      {token === '' || state.is === 'dead' ? (
        <LinkEnded />
      ) : state.is === 'waiting' ? (
        <AuthenticationWait label={t(m.confirmingAddress)} />
      ) : state.is === 'confirmed' ? (
        <Confirmed email={state.words ?? ''} />
      ) : (
        <FormColumn>
          <h1>{t(m.notConfirmedYet)}</h1>
          <Note tone="wrong" role="alert" title={state.words} />
          <Button variant="contained" size="large" onClick={retry}>
            {t(m.tryAgain)}
          </Button>
        </FormColumn>
      )}
    </PageFrame>
  );
}

/** Confirms immediately: opening the link is all there is to do. The same link twice gives the same answer. */
function useVerification(token: string): readonly [State, () => void] {
  const { load } = useSession();
  const [state, setState] = useState<State>({ is: 'waiting' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (token === '') return undefined;
    let isCurrent = true;
    const tell = (next: State) => isCurrent && setState(next);
    call(verifyEmail, { body: { token } }).then(
      ({ email }) => {
        tell({ is: 'confirmed', words: email });
        void load();
      },
      (error: unknown) => {
        const isDead = error instanceof FetchError && error.status === 400;
        tell(isDead ? { is: 'dead' } : { is: 'failed', words: wordsFor(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, tries, load]);
  const retry = () => {
    setState({ is: 'waiting' });
    setTries((count) => count + 1);
  };
  return [state, retry];
}

function Confirmed({ email }: { email: string }) {
  return (
    <FormColumn>
      <h1>{t(m.addressConfirmed)}</h1>
      <Note tone="right" role="status" title={<span className={css.breaking}>{email}</span>}>
        {t(m.linkGoesThere)}
      </Note>
      <Button component={Link} to={paths.home} variant="contained" size="large">
        {t(m.continueLabel)}
      </Button>
    </FormColumn>
  );
}

function LinkEnded() {
  return (
    <DeadLink works={t(m.worksThreeDays)} advice={t(m.sendMailAgain)} to={paths.account} label={t(m.goToAccount)} />
  );
}
