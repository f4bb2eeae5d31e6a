import type { TaskProgress } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { agoWords } from '../../dates.ts';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SquareState } from '../../ui/SquareState.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { scoreWords } from '../results/grade-book/grade-table.ts';
import { isClosedAt } from './stuck.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './LearnersCard.module.css';

type Learner = TaskProgress['learners'][number];
type ItemState = Learner['items'][number];

const List = part('ul', css.list);

const tones = { none: 'open', open: 'open', trying: 'wrong', partly: 'partly', right: 'right' } as const;
const itemWords: Record<ItemState, string> = {
  none: t(m.notDrawn),
  open: t(m.notYet),
  trying: t(m.trying),
  partly: t(m.partlyRight),
  right: t(m.rightWord),
};
const closedItemWords = { ...itemWords, open: t(m.notReached), trying: t(m.notRight) };
const stateWords: Record<Learner['state'], string> = {
  'not-started': t(m.notStartedWords),
  working: t(m.working),
  finished: t(m.finished),
};
const closedWords: Record<Learner['state'], string> = {
  'not-started': t(m.didNotStartWords),
  working: t(m.didNotFinishWords),
  finished: t(m.finished),
};

/** Those who are trying first, then the right ones, then those who are not there yet. */
const order: Record<ItemState, number> = { trying: 0, partly: 1, right: 2, open: 3, none: 4 };

interface LearnersCardProps {
  progress: TaskProgress;
  /** Only this question, from 0; undefined for all. */
  question: number | undefined;
  onAll: () => void;
  classId: string;
  taskId: string;
}

/** Each learner with the state of each question; leads to what they wrote. */
export function LearnersCard({ progress, question, onAll, classId, taskId }: LearnersCardProps) {
  const now = serverNow();
  const isClosed = isClosedAt(progress, now);
  const { learners } = progress;
  const shown =
    question === undefined
      ? learners
      : learners.toSorted((a, b) => order[a.items[question] ?? 'open'] - order[b.items[question] ?? 'open']);
  return (
    <Card aria-labelledby="learners-head">
      <CardHead
        title={question === undefined ? t(m.learnersHead) : t(m.questionNumber, { number: question + 1 })}
        id="learners-head"
        actions={
          question === undefined ? undefined : (
            <Button size="small" variant="text" onClick={onAll}>
              {t(m.allQuestions)}
            </Button>
          )
        }
      >
        {question === undefined ? null : <HeadNote>{progress.items[question]?.title}</HeadNote>}
      </CardHead>
      {shown.length === 0 ? (
        <EmptyState>{t(m.noOneJoined)}</EmptyState>
      ) : (
        <List tabIndex={0} aria-label={t(m.learnersHead)}>
          {shown.map((learner) => (
            <li key={learner.memberId}>
              <LearnerRow
                learner={learner}
                question={question}
                points={progress.points}
                isClosed={isClosed}
                now={now}
                to={paths.learnerReview(classId, learner.memberId, taskId)}
              />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

interface LearnerRowProps {
  learner: Learner;
  question: number | undefined;
  points: number;
  isClosed: boolean;
  now: number;
  to: string;
}

function LearnerRow({ learner, question, points, isClosed, now, to }: LearnerRowProps) {
  const words = isClosed ? closedItemWords : itemWords;
  const last = learner.lastActiveAt === null ? '' : ` · ${agoWords(learner.lastActiveAt, now)}`;
  const isStarted = learner.state !== 'not-started';
  const content = (
    <>
      <span>
        <strong>
          {learner.isTest
            ? t(m.testLearner, { name: `${learner.firstName} ${learner.lastName}` })
            : `${learner.firstName} ${learner.lastName}`}
        </strong>
        <small>
          {(isClosed ? closedWords : stateWords)[learner.state]}
          {last}
        </small>
      </span>
      <span className={css.squares}>
        {isStarted
          ? learner.items.map((state, index) =>
              state !== 'none' && (question === undefined || question === index) ? (
                <SquareState
                  key={index}
                  tone={tones[state]}
                  size={22}
                  label={t(m.questionState, { number: index + 1, state: words[state] })}
                >
                  {index + 1}
                </SquareState>
              ) : null,
            )
          : null}
      </span>
      <span className={css.score}>{learner.score === null ? '–' : scoreWords(learner.score, points)}</span>
    </>
  );
  return isStarted ? <Link to={to}>{content}</Link> : <div>{content}</div>;
}
