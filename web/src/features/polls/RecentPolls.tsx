import { listPolls, type PollSummary } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Hand } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { dayWords } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { useAskNow } from './ask-now.ts';
import { spellPollCode } from './poll-code.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
        title={t(m.pollsHead)}
        id="recent-polls"
        actions={
          <Button
            size="small"
            variant="text"
            startIcon={<Hand aria-hidden />}
            disabled={isAsking}
            onClick={() => void ask()}
          >
            {t(m.askNowLetters)}
          </Button>
        }
      />
      <List>
        {data?.results.slice(0, mostShown).map((poll) => (
          <li key={poll.id}>
            <Link to={poll.state === 'done' ? paths.pollResults(poll.id) : paths.pollDesk(poll.id)}>
              <b>{poll.name}</b>
              {poll.state === 'live' ? <Chip color="success" label={t(m.liveWord)} /> : <span />}
              <small>{factsOf(poll)}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.polls}>{t(m.allPollSessions)}</Link>
        </li>
      </List>
    </Card>
  );
}

function factsOf(poll: PollSummary): string {
  const questions = t(m.questionsCount, { count: poll.questionCount });
  if (poll.state === 'draft') return t(m.preparedQuestions, { questions });
  const answered = t(m.answeredOf, { answered: poll.answered, count: poll.voters });
  if (poll.state === 'live')
    return [poll.code === null ? '' : t(m.codeNamed, { code: spellPollCode(poll.code) }), answered]
      .filter(Boolean)
      .join(' · ');
  return `${dayWords(poll.endedAt ?? poll.createdAt, serverNow())} · ${questions} · ${answered}`;
}
