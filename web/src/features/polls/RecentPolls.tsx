import { listPolls, type PollSummary } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Hand } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { count, dayWords } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { useAskNow } from './ask-now.ts';
import { spellPollCode } from './poll-code.ts';
import { part } from '../../ui/part.ts';
import css from './RecentPolls.module.css';

const mostShown = 3;

const List = part('ul', css.list);

/** The newest polls, the live one first, and a button to ask immediately (R10). */
export function RecentPolls() {
  const { data } = useRead(listPolls, {});
  const { ask, isAsking } = useAskNow();
  return (
    <Card aria-labelledby="recent-polls">
      <CardHead
        title="Polls"
        id="recent-polls"
        actions={
          <Button
            size="small"
            variant="text"
            startIcon={<Hand aria-hidden />}
            disabled={isAsking}
            onClick={() => void ask()}
          >
            Ask now, A to E
          </Button>
        }
      />
      <List>
        {data?.results.slice(0, mostShown).map((poll) => (
          <li key={poll.id}>
            <Link to={poll.state === 'done' ? paths.pollResults(poll.id) : paths.pollDesk(poll.id)}>
              <b>{poll.name}</b>
              {poll.state === 'live' ? <Chip color="success" label="Live" /> : <span />}
              <small>{factsOf(poll)}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.polls}>All poll sessions</Link>
        </li>
      </List>
    </Card>
  );
}

function factsOf(poll: PollSummary): string {
  const questions = count(poll.questionCount, 'question');
  if (poll.state === 'draft') return `Prepared · ${questions}`;
  const answered = `${poll.answered} of ${poll.voters} answered`;
  if (poll.state === 'live')
    return [poll.code === null ? '' : `Code ${spellPollCode(poll.code)}`, answered].filter(Boolean).join(' · ');
  return `${dayWords(poll.endedAt ?? poll.createdAt, serverNow())} · ${questions} · ${answered}`;
}
