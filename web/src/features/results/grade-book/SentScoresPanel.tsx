import { compareSentScores, type GradeBook, type SentScores } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import type { SWRResponse } from 'swr';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { momentWords } from '../../../dates.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SentScoresPanel.module.css';
import { sentSummary, unsentScores } from './sent-scores.ts';

const List = part('ul', css.list);
const Words = part('p', css.words);

interface SentScoresPanelProps {
  classId: string;
  read: SWRResponse<SentScores>;
  book: GradeBook;
}

/** Shows the state of the scores in the LMS that the class is connected with; nothing in a class without a connected LMS. */
export function SentScoresPanel({ classId, read, book }: SentScoresPanelProps) {
  if (read.data === undefined || read.data.courses.length === 0) return null;
  const handleCompared = (sent: SentScores): void => void read.mutate(sent, { revalidate: false });
  return <Panel classId={classId} sent={read.data} book={book} onCompared={handleCompared} />;
}

interface PanelProps {
  classId: string;
  sent: SentScores;
  book: GradeBook;
  onCompared: (sent: SentScores) => void;
}

function Panel({ classId, sent, book, onCompared }: PanelProps) {
  const comparing = useSubmit(compareSentScores, []);
  const now = serverNow();
  const unsent = unsentScores(book, sent, now);
  const lms = [...new Set(sent.courses.map((course) => course.lms))].join(' and ');
  const compared = sent.courses.flatMap((course) => course.comparedAt ?? []).toSorted()[0];
  const handleCompare = async (): Promise<void> => {
    const answer = await comparing.submit({ params: { classId } });
    if (answer !== undefined) onCompared(answer);
  };
  return (
    <Card className={css.card} aria-labelledby="sent-scores">
      <CardHead
        title={t(m.gradesIn, { lms })}
        id="sent-scores"
        actions={
          <Button variant="text" disabled={comparing.isSending} onClick={() => void handleCompare()}>
            {t(m.compareNow)}
          </Button>
        }
      >
        <HeadNote>{sentSummary(sent)}</HeadNote>
      </CardHead>
      <FormProblem state={comparing} />
      <Words>
        {compared === undefined ? t(m.scoresGo) : t(m.comparedScoresGo, { moment: momentWords(compared, now) })}{' '}
        {sent.courses.some((course) => course.leader === 'lms') ? t(m.changedThereStay) : t(m.changedThereSentAgain)}
      </Words>
      {unsent.length === 0 ? null : (
        <List aria-label={t(m.scoresToLookAt)}>
          {unsent.map((score) => (
            <li key={`${score.memberId} ${score.taskId}`}>
              <b>
                {score.learner} · {score.task}
              </b>
              <span>{score.why}</span>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
