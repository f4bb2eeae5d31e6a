import { Button } from '../../ui/pressing/Button.tsx';
import { Link } from '../../routing/Link.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { PollCodeForm } from './PollCodeForm.tsx';
import { part } from '../../ui/part.ts';
import css from './FindPollPage.module.css';

export const PollColumn = part('div', css.pollColumn);

/** R09: where one types the code from the wall. */
export function FindPollPage() {
  const { user } = useSession();
  return (
    <PageFrame title="Answer a poll">
      <PollColumn>
        <header>
          <h1>Answer a poll</h1>
          <p className={css.lead}>Type the code from the wall. You need no account.</p>
        </header>
        <PollCodeForm label="Poll code" />
        {isPrivileged(user) ? (
          <div>
            <Button component={Link} to={paths.polls} variant="soft">
              Your poll sessions
            </Button>
          </div>
        ) : null}
      </PollColumn>
    </PageFrame>
  );
}
