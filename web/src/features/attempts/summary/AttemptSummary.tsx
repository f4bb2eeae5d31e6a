import type { Attempt, AttemptItem } from '@lemma/contracts';
import { Check, CircleDot, Timer } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords, pointsWords, timeWords } from '../../../dates.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { KeepYourWorkPrompt } from '../../signing-in/keeping-work/KeepYourWorkPrompt.tsx';
import { filledCount } from '../playing/answers.ts';
import { PrintButton } from '../../../maths/printing/PrintButton.tsx';
import { AttemptReceipt, SaveReceipt } from './AttemptReceipt.tsx';
import { PractiseOn } from '../start/PractiseOn.tsx';
import { TaskCard } from '../start/TaskCard.tsx';
import { classes } from '../../../ui/classes.ts';
import { later } from '../../../ui/later.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AttemptSummary.module.css';
import taskCardCss from '../start/TaskCard.module.css';

const Head = part('div', taskCardCss.head);

const Table = part('table', css.table);

/** Reads the goal before it shows anything, so its code may come then too; where it does not come, nothing is asked. */
const AskForGoal = later(() =>
  import('../../goals/AskForGoal.tsx').then(
    ({ AskForGoal: Ask }) => Ask,
    () => Nothing,
  ),
);

const Nothing = (): null => null;

interface AttemptSummaryProps {
  attempt: Attempt;
  back: { readonly to: string; readonly label: string };
  /** False for a preview, and for practice that does not count. */
  isRecorded: boolean;
  /** How many answers came after the end and wait for the teacher. */
  keptForTeacher: number;
  /** Present when another attempt may be started. */
  onAgain: (() => void) | undefined;
}

/** A receipt after a hand-in, or the progress in practice. Shows results once the learner may see them. */
export function AttemptSummary({ attempt, back, isRecorded, keptForTeacher, onAgain }: AttemptSummaryProps) {
  const { handedInAt } = attempt;
  const now = serverNow();
  const sign = signOf(attempt);
  const Sign = signs[sign];
  return (
    <>
      <TaskCard
        head={
          <>
            <Head>
              <span className={classes(taskCardCss.tile, taskCardCss[sign])} data-sign={sign}>
                <Sign aria-hidden />
              </span>
              <div>
                <h1>{titleOf(attempt)}</h1>
                <p>{isRecorded ? leadOf(attempt, now) : t(m.nothingRecorded)}</p>
              </div>
            </Head>
            {attempt.score !== null && (
              <Facts
                facts={[
                  {
                    label: t(m.points),
                    value: (
                      <>
                        <Rich
                          of={m.scoreOf}
                          values={{ score: pointsWords(attempt.score), points: pointsWords(attempt.points) }}
                          tags={{ small: <small /> }}
                        />
                      </>
                    ),
                  },
                  {
                    label: t(m.right),
                    value: (
                      <>
                        <Rich
                          of={m.scoreOf}
                          values={{
                            score: attempt.items.filter((item) => item.state === 'right').length,
                            points: attempt.items.length,
                          }}
                          tags={{ small: <small /> }}
                        />
                      </>
                    ),
                  },
                ]}
              />
            )}
          </>
        }
        foot={<SummaryActions attempt={attempt} back={back} onAgain={onAgain} />}
      >
        <QuestionTable attempt={attempt} />
        {handedInAt !== null && (
          <div className={classes(taskCardCss.body, css.div)}>
            {keptForTeacher > 0 && (
              <div className={css.before}>
                <Note tone="information" title={t(m.answersAfterEnd, { count: keptForTeacher })}>
                  {t(m.lateAnswersKept, { count: keptForTeacher })}
                </Note>
              </div>
            )}
            <AttemptReceipt attempt={attempt} />
          </div>
        )}
      </TaskCard>
      {isRecorded && isPractised(attempt) && <AskForGoal className={css.after} />}
      {isRecorded ? <KeepYourWorkPrompt /> : null}
    </>
  );
}

/** The ways on from here: back to the questions, another attempt, back to the class. */
function SummaryActions({ attempt, back, onAgain }: Pick<AttemptSummaryProps, 'attempt' | 'back' | 'onAgain'>) {
  return (
    <>
      <Button component={Link} to="?item=1" variant="text">
        {attempt.kind === 'assessment' ? t(m.lookAtAnswers) : t(m.backToQuestions)}
      </Button>
      {attempt.receiptCode !== null && <SaveReceipt attempt={attempt} />}
      {attempt.receiptCode !== null && <PrintButton variant="text" />}
      {onAgain !== undefined && (
        <Button variant="text" onClick={onAgain}>
          {t(m.startAnother)}
        </Button>
      )}
      {attempt.isClosed && attempt.mayPractiseOn ? (
        <>
          <Button component={Link} to={back.to} variant="text">
            {back.label}
          </Button>
          <PractiseOn classId={attempt.classId} taskId={attempt.taskId} />
        </>
      ) : (
        <Button component={Link} to={back.to} variant="contained" size="large">
          {back.label}
        </Button>
      )}
    </>
  );
}

/** A tick is for what is done: a hand-in by the learner, or practice with everything right. */
const signs = { done: Check, time: Timer, open: CircleDot } as const;

function signOf(attempt: Attempt): keyof typeof signs {
  if (attempt.handedInBy === 'server') return 'time';
  if (attempt.handedInAt !== null) return 'done';
  return attempt.items.every((item) => item.state === 'right') ? 'done' : 'open';
}
/** Practice of which every question was answered. */
const isPractised = ({ kind, items }: Attempt): boolean =>
  kind === 'practice' && items.every(({ state }) => state !== 'open');

function titleOf(attempt: Attempt): string {
  if (attempt.handedInAt !== null && attempt.handedInBy === 'server') {
    return t(m.timeWasUpAt, { time: timeWords(attempt.handedInAt) });
  }
  if (attempt.handedInAt !== null) return t(m.handedInAt, { time: timeWords(attempt.handedInAt) });
  if (attempt.isClosed) return t(m.taskClosed);
  return attempt.items.every((item) => item.state === 'right') ? t(m.allDone) : t(m.thisIsWhereYouStand);
}

function leadOf(attempt: Attempt, now: number): string {
  const byItself = attempt.handedInBy === 'server' ? `${t(m.answeredWasHandedIn)} ` : '';
  if (attempt.kind === 'practice') return t(m.teacherSeesSame);
  if (attempt.resultsVisible) return `${byItself}${t(m.resultsAreOut)}`;
  if (attempt.resultsAt !== null)
    return `${byItself}${t(m.resultsComeOut, { moment: momentWords(attempt.resultsAt, now) })}`;
  return attempt.results === 'by-hand'
    ? `${byItself}${t(m.teacherReleasesResults)}`
    : `${byItself}${t(m.resultsNotOut)}`;
}

function QuestionTable({ attempt }: { attempt: Attempt }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t(m.question)}</th>
          <th scope="col">{t(m.answered)}</th>
          <th scope="col" className={css.number}>
            {attempt.scoresVisible ? t(m.points) : t(m.lastSaved)}
          </th>
        </tr>
      </thead>
      <tbody>
        {attempt.items.map((item, index) => (
          <tr key={item.id}>
            <th scope="row">
              <span>{index + 1}</span>
              <Link to={`?item=${index + 1}`}>{item.title}</Link>
            </th>
            <td>
              <Answered item={item} />
            </td>
            <td className={css.number}>{endOf(attempt, item)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How many boxes of the last answer were filled; what is incomplete is amber. */
function Answered({ item }: { item: AttemptItem }) {
  const parts = item.variant.parts.length;
  const filled = filledCount(item.responses.at(-1)?.answers ?? []);
  const words = parts === 1 ? (filled === 1 ? t(m.yes) : t(m.no)) : t(m.partsFilled, { filled, parts });
  return filled === parts ? words : <Chip color="warning" label={words} />;
}

function endOf(attempt: Attempt, item: AttemptItem): string {
  if (attempt.scoresVisible)
    return t(m.pointsOf, { score: pointsWords(item.bestScore ?? 0), points: pointsWords(item.points) });
  const last = item.responses.at(-1)?.receivedAt ?? item.draft.savedAt;
  return last === null ? '–' : timeWords(last);
}
