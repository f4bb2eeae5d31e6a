import { Link } from '../routing/Link.tsx';
import { Button } from '../ui/pressing/Button.tsx';
import { FetchError } from '../api/fetch-error.ts';
import { wordsFor } from '../api/error-words.ts';
import { paths } from '../paths.ts';
import { useConfirmation } from '../features/signing-in/confirming/use-confirmed.ts';
import { MessagePage } from '../ui/messages/ErrorPage.tsx';
import { missingWords } from './missing-words.ts';

interface ReadProblemProps {
  error: unknown;
  onRetry: () => void;
  /** Name of the thing that failed to load, e.g. `class`. */
  noun: string;
}

/** In place of a page whose data could not be read: gone, not allowed, or to be tried again. */
export function ReadProblem({ error, onRetry, noun }: ReadProblemProps) {
  if (error instanceof FetchError && error.code === 'session/confirmation-needed') {
    return <ConfirmFirst onConfirmed={onRetry} />;
  }
  if (error instanceof FetchError && error.code === 'account/not-let-in') {
    return (
      <MessagePage
        title="You have not been let in yet"
        actions={
          <Button component={Link} to={paths.helpTopic('let-teachers-in')} variant="contained">
            How you are let in
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
        title={error.status === 404 ? `This ${noun} is not here` : 'Permission denied'}
        sign="{ } = ∅"
        actions={
          <Button component={Link} to={paths.home} variant="contained">
            Home
          </Button>
        }
      >
        {error.status === 404 ? missingWords(noun) : `Your account may not open this ${noun}.`}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="This did not load"
      actions={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {wordsFor(error)}
    </MessagePage>
  );
}

/** Asks for confirmation first; some things are shown only after it. */
function ConfirmFirst({ onConfirmed }: { onConfirmed: () => void }) {
  const confirm = useConfirmation();
  const handleConfirm = async () => {
    if (await confirm()) onConfirmed();
  };
  return (
    <MessagePage
      title="Confirm that it is you"
      actions={
        <Button variant="contained" onClick={() => void handleConfirm()}>
          Confirm
        </Button>
      }
    >
      You were signed in some time ago. Say once more who you are to see this.
    </MessagePage>
  );
}
