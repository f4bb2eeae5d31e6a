import { Button } from '../../ui/pressing/Button.tsx';
import { Link } from '../../routing/Link.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { PollCodeForm } from './PollCodeForm.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './FindPollPage.module.css';

export const PollColumn = part('div', css.pollColumn);

/** R09: where one types the code from the wall. */
export function FindPollPage() {
  const { user } = useSession();
  return (
    <PageFrame title={t(m.answerPoll)}>
      <PollColumn>
        <header>
          <h1>{t(m.answerPoll)}</h1>
          <p>{t(m.typeCodeNoAccount)}</p>
        </header>
        <PollCodeForm label={t(m.pollCode)} />
        {isPrivileged(user) ? (
          <div>
            <Button component={Link} to={paths.polls} variant="soft">
              {t(m.yourSessions)}
            </Button>
          </div>
        ) : null}
      </PollColumn>
    </PageFrame>
  );
}
