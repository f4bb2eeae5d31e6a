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
import { useLinkToken } from './use-link-token.ts';
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
    <PageFrame title="Confirm your e-mail address">
      {token === '' || state.is === 'dead' ? (
        <DeadLink />
      ) : state.is === 'waiting' ? (
        <AuthenticationWait label="Confirming your address" />
      ) : state.is === 'confirmed' ? (
        <Confirmed email={state.words ?? ''} />
      ) : (
        <FormColumn>
          <h1>Your address is not confirmed yet</h1>
          <Note tone="wrong" role="alert" title={state.words} />
          <Button variant="contained" size="large" onClick={retry}>
            Try again
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
      <h1>Your address is confirmed</h1>
      <Note tone="right" role="status" title={<span className={css.breaking}>{email}</span>}>
        If you forget your password, a link to set a new one goes there.
      </Note>
      <Button component={Link} to={paths.home} variant="contained" size="large">
        Continue
      </Button>
    </FormColumn>
  );
}

function DeadLink() {
  return (
    <FormColumn>
      <h1>This link has ended</h1>
      <Note tone="warning" role="status" title="It works for three days, and a newer link ends it">
        Sign in and have the mail sent again.
      </Note>
      <Button component={Link} to={paths.account} variant="contained" size="large">
        Go to your account
      </Button>
    </FormColumn>
  );
}
