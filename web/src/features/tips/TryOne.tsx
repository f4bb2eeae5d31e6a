import { drawSample } from '@lemma/contracts';
import { Dices } from 'lucide-react';
import Button from '@mui/material/Button';
import { wordsFor } from '../../api/error-words.ts';
import { useRead } from '../../api/use-read.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import { SampleQuestion } from '../home/SampleQuestion.tsx';
import { SampleQuestionWait } from '../home/SampleWait.tsx';

/** Another variant of the same exercise, to answer oneself; nothing is recorded. */
export function TryOne({ exerciseId }: { exerciseId: string }) {
  const { data, error, isValidating, mutate } = useRead(
    drawSample,
    { exerciseId },
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  return (
    <Card aria-labelledby="try-title">
      <CardHead
        id="try-title"
        title="Your turn"
        actions={
          <Button
            variant="text"
            size="small"
            startIcon={<Dices aria-hidden />}
            disabled={isValidating}
            onClick={() => void mutate()}
          >
            Another
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
