import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../ui/messages/ErrorPage.tsx';

/** In place of a poll that is somebody else's, or that never was. */
export function PollMissing() {
  return (
    <MessagePage
      title="This poll is not here"
      sign="{ } = ∅"
      actions={
        <Button component={Link} to={paths.findPoll} variant="contained">
          Type a code
        </Button>
      }
    >
      The link is old, or the poll is not yours to see.
    </MessagePage>
  );
}
