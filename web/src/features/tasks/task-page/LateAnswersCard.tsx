import { decideLateAnswer, listLateAnswers, type LateAnswer } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { momentWords } from '../../../dates.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { useMayChange } from '../../classrooms/use-may-change.ts';
import { TypedMaths } from '../../results/review/TypedMaths.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LateAnswersCard.module.css';

const Row = part(CardRow, css.row);

const stateWords = { accepted: t(m.takenWord), refused: t(m.notTakenWord), waiting: t(m.waitsForTeacher) } as const;

const seenWords: Readonly<Record<LateAnswer['seenBefore'], string>> = {
  nothing: '',
  results: t(m.resultsWereOpen),
  solution: t(m.solutionWasOpen),
};

const handedInWords = {
  learner: t(m.byLearner),
  server: t(m.byServer),
  teacher: t(m.byTeacher),
};

interface LateAnswersCardProps {
  classId: string;
  taskId: string;
  onDecided: () => void;
}

/** Answers that were typed in time and arrived after the end, for the teacher to decide; nothing where there are none. */
export function LateAnswersCard({ classId, taskId, onDecided }: LateAnswersCardProps) {
  const params = { classId, taskId };
  const read = useRead(listLateAnswers, params);
  const answers = read.data ?? [];
  if (answers.length === 0) return null;
  const waiting = answers.filter((answer) => answer.state === 'waiting').length;
  return (
    <Card aria-labelledby="late-head">
      <CardHead title={t(m.cameAfterEnd)} id="late-head">
        <HeadNote>{waiting === 0 ? t(m.allDecided) : t(m.toDecide, { count: waiting })}</HeadNote>
      </CardHead>
      <CardRows>
        {answers.map((answer) => (
          <LateRow
            key={answer.id}
            answer={answer}
            params={params}
            onDecided={(decided) => {
              void read.mutate(
                answers.map((one) => (one.id === decided.id ? decided : one)),
                { revalidate: false },
              );
              onDecided();
            }}
          />
        ))}
      </CardRows>
    </Card>
  );
}

/** Facts for the decision: what the clocks said, who handed in, and what had been open by then. */
function LateFacts({ answer }: { answer: LateAnswer }) {
  const now = serverNow();
  return (
    <>
      <small>
        {t(m.typedAndArrived, {
          typed: momentWords(answer.typedAt, now),
          arrived: momentWords(answer.receivedAt, now),
          minutes: answer.minutesAfterClose,
        })}
      </small>
      {answer.handedInBy !== null && answer.handedInAt !== null ? (
        <small>
          {t(m.handedInBy, { who: handedInWords[answer.handedInBy], moment: momentWords(answer.handedInAt, now) })}
        </small>
      ) : null}
      {answer.seenBefore === 'nothing' ? null : <small>{seenWords[answer.seenBefore]}</small>}
    </>
  );
}

/** Asks before an answer is taken that came after its learner could see what is right. */
function useTakingWarning(): (answer: LateAnswer) => Promise<boolean> {
  const ask = useWarningDialog();
  return async ({ seenBefore }) => {
    if (seenBefore === 'nothing') return true;
    const reply = await ask({
      title: seenBefore === 'solution' ? t(m.solutionSeenBefore) : t(m.resultsSeenBefore),
      message: t(m.onlyDeviceSays, { seen: seenWords[seenBefore] }),
      actions: [
        { value: 'back', label: t(m.back), variant: 'text' },
        { value: 'take', label: t(m.takeAllTheSame), variant: 'contained' },
      ],
    });
    return !reply.cancelled && reply.action === 'take';
  };
}

interface LateRowProps {
  answer: LateAnswer;
  params: { classId: string; taskId: string };
  onDecided: (answer: LateAnswer) => void;
}

function LateRow({ answer, params, onDecided }: LateRowProps) {
  const mayDecide = useMayChange(params.classId);
  const toast = useToast();
  const mayTake = useTakingWarning();
  const [isBusy, setIsBusy] = useState(false);
  const name = `${answer.firstName} ${answer.lastName}`;
  const decide = async (decision: 'accepted' | 'refused'): Promise<void> => {
    setIsBusy(true);
    try {
      onDecided(await call(decideLateAnswer, { params: { ...params, lateAnswerId: answer.id }, body: { decision } }));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  const take = async (): Promise<void> => {
    if (await mayTake(answer)) await decide('accepted');
  };
  return (
    <Row>
      <Grow>
        <Rich
          of={m.nameQuestionTitle}
          values={{ name, number: answer.position, title: answer.title }}
          tags={{ strong: <strong /> }}
        />
        <div className={css.typed}>
          {answer.answers.map(({ part, value }) => (
            <div key={part}>
              <TypedMaths source={value} />
            </div>
          ))}
        </div>
        <LateFacts answer={answer} />
      </Grow>
      {answer.state === 'waiting' && mayDecide ? (
        <div className={css.choice}>
          <Button
            size="small"
            variant="soft"
            disabled={isBusy}
            aria-label={t(m.takeAnswerOf, { name, number: answer.position })}
            onClick={() => void take()}
          >
            {t(m.takeIt)}
          </Button>
          <Button
            size="small"
            variant="text"
            disabled={isBusy}
            aria-label={t(m.refuseAnswerOf, { name, number: answer.position })}
            onClick={() => void decide('refused')}
          >
            {t(m.refuse)}
          </Button>
        </div>
      ) : (
        <Chip color={answer.state === 'accepted' ? 'success' : 'default'} label={stateWords[answer.state]} />
      )}
    </Row>
  );
}
