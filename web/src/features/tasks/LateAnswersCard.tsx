import { decideLateAnswer, listLateAnswers, type LateAnswer } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { count, momentWords } from '../../dates.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { useMayChange } from '../classrooms/use-may-change.ts';
import { TypedMaths } from '../results/TypedMaths.tsx';

const Row = styled(CardRow)(({ theme }) => ({
  alignItems: 'flex-start',
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .typed': { margin: '4px 0', overflowX: 'auto' },
  '& .choice': { display: 'flex', gap: 8 },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > div:first-of-type': { flex: '1 1 100%' } },
}));

const stateWords = { accepted: 'Taken', refused: 'Not taken', waiting: 'Waits for a teacher' } as const;

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
      <CardHead title="Came after the end" id="late-head">
        <HeadNote>{waiting === 0 ? 'all decided' : `${count(waiting, 'answer')} to decide`}</HeadNote>
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

interface LateRowProps {
  answer: LateAnswer;
  params: { classId: string; taskId: string };
  onDecided: (answer: LateAnswer) => void;
}

function LateRow({ answer, params, onDecided }: LateRowProps) {
  const mayDecide = useMayChange(params.classId);
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const name = `${answer.firstName} ${answer.lastName}`;
  const now = serverNow();
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
  return (
    <Row>
      <Grow>
        <strong>{name}</strong>, question {answer.position}: {answer.title}
        <div className="typed">
          {answer.answers.map(({ part, value }) => (
            <div key={part}>
              <TypedMaths source={value} />
            </div>
          ))}
        </div>
        <small>
          Typed {momentWords(answer.typedAt, now)}, arrived {count(answer.minutesAfterClose, 'minute')} after the end
        </small>
      </Grow>
      {answer.state === 'waiting' && mayDecide ? (
        <div className="choice">
          <Button
            size="small"
            variant="soft"
            disabled={isBusy}
            aria-label={`Take the answer of ${name} to question ${answer.position}`}
            onClick={() => void decide('accepted')}
          >
            Take it
          </Button>
          <Button
            size="small"
            variant="text"
            disabled={isBusy}
            aria-label={`Refuse the answer of ${name} to question ${answer.position}`}
            onClick={() => void decide('refused')}
          >
            Refuse
          </Button>
        </div>
      ) : (
        <Chip
          size="small"
          color={answer.state === 'accepted' ? 'success' : 'default'}
          label={stateWords[answer.state]}
        />
      )}
    </Row>
  );
}
