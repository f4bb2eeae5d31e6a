import { drawSample } from '@lemma/contracts';
import { Dices } from 'lucide-react';
import { Button } from '../../ui/pressing/Button.tsx';
import { wordsFor } from '../../api/error-words.ts';
import { useRead } from '../../api/use-read.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { SampleQuestion } from './SampleQuestion.tsx';
import { SampleQuestionWait } from './SampleWait.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface SampleCardProps {
  title?: string;
  /** The exercise of which variants are drawn; left out, the server chooses one. */
  exerciseId?: string;
}

/** One exercise to try, checked by the server; nothing is recorded. */
export function SampleCard({ title = t(m.tryOne), exerciseId }: SampleCardProps) {
  const { data, error, isValidating, mutate } = useRead(drawSample, exerciseId === undefined ? {} : { exerciseId }, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  return (
    <Card aria-labelledby="sample-title">
      <CardHead
        id="sample-title"
        title={title}
        actions={
          <Button
            variant="text"
            size="small"
            startIcon={<Dices aria-hidden />}
            disabled={isValidating}
            onClick={() => void mutate()}
          >
            {t(m.anotherExercise)}
          </Button>
        }
      />
      <CardBody>
        {data !== undefined ? (
          <SampleQuestion key={data.ticket} sample={data} />
        ) : error !== undefined ? (
          <Note tone="warning" title={wordsFor(error)} />
        ) : (
          <SampleQuestionWait />
        )}
      </CardBody>
    </Card>
  );
}
