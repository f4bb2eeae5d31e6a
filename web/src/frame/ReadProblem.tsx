import { Link } from '../routing/Link.tsx';
import { Button } from '../ui/pressing/Button.tsx';
import { FetchError } from '../api/fetch-error.ts';
import { wordsFor } from '../api/error-words.ts';
import { paths } from '../paths.ts';
import { neededBy, useConfirmation } from '../features/signing-in/confirming/use-confirmed.ts';
import { MessagePage } from '../ui/messages/ErrorPage.tsx';
import { missingWords } from './missing-words.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

interface ReadProblemProps {
  error: unknown;
  onRetry: () => void;
  /** Name of the thing that failed to load, e.g. `class`. */
  noun: string;
}

/** In place of a page whose data could not be read: gone, not allowed, or to be tried again. */
export function ReadProblem({ error, onRetry, noun }: ReadProblemProps) {
  if (error instanceof FetchError && error.code === 'session/confirmation-needed') {
    return <ConfirmFirst error={error} onConfirmed={onRetry} />;
  }
  if (error instanceof FetchError && error.code === 'account/not-let-in') {
    return (
      <MessagePage
        title={t(m.notLetInYet)}
        actions={
          <Button component={Link} to={paths.helpTopic('let-teachers-in')} variant="contained">
            {t(m.howLetIn)}
          </Button>
        }
      >
        {wordsFor(error)}
      </MessagePage>
    );
  }
  if (error instanceof FetchError && (error.status === 404 || error.status === 403)) {
    return (
      <MessagePage
        title={error.status === 404 ? t(m.thisIsNotHere, { noun }) : t(m.permissionDenied)}
        sign="{ } = ∅"
        actions={
          <Button component={Link} to={paths.home} variant="contained">
            {t(m.home)}
          </Button>
        }
      >
        {error.status === 404 ? missingWords(noun) : t(m.mayNotOpenThis, { noun })}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={t(m.didNotLoad)}
      actions={
        <Button variant="contained" onClick={onRetry}>
          {t(m.tryAgain)}
        </Button>
      }
    >
      {wordsFor(error)}
    </MessagePage>
  );
}

/** Asks for confirmation first; some things are shown only after it. */
function ConfirmFirst({ error, onConfirmed }: { error: FetchError; onConfirmed: () => void }) {
  const confirm = useConfirmation(error);
  const handleConfirm = async () => {
    if (await confirm()) onConfirmed();
  };
  return (
    <MessagePage
      title={t(m.confirmItIsYou)}
      actions={
        <Button variant="contained" onClick={() => void handleConfirm()}>
          {t(m.confirm)}
        </Button>
      }
    >
      {neededBy(error)?.needsTwoStep ? wordsFor(error) : t(m.signedInSomeTimeAgo)}
    </MessagePage>
  );
}
