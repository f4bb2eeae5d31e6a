import { resolveReport, type Exercise, type ExerciseReport } from '@lemma/contracts';
import { useState } from 'react';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { momentWords } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { CardRow } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ReportRow.module.css';

const Row = part(CardRow, css.row);

interface ReportRowProps {
  exercise: Exercise;
  report: ExerciseReport;
  onChanged: () => Promise<void>;
}

/** One report with what came along, and its answer, or a field for it. */
export function ReportRow({ exercise, report, onChanged }: ReportRowProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { seed, resolvedAt } = report;
  return (
    <Row>
      <div className={css.about}>
        <Chip
          color={resolvedAt === null ? 'warning' : 'success'}
          label={resolvedAt === null ? t(m.openWord) : t(m.closedWord)}
        />
        <HeadNote>
          {t(m.reportFacts, {
            who: report.reporter === '' ? t(m.youWord) : report.reporter,
            moment: momentWords(report.createdAt, serverNow()),
            number: report.versionNumber,
          })}
        </HeadNote>
        {seed === null ? null : (
          <Link to={paths.exercisePreview(exercise.id, seed)}>{t(m.variantNo, { number: seed })}</Link>
        )}
      </div>
      <p>{report.message === '' ? t(m.textErased) : report.message}</p>
      {report.reply === '' ? null : (
        <Note tone="neutral" title={t(m.answerTitle)}>
          <p>{report.reply}</p>
        </Note>
      )}
      {!exercise.canEdit ? null : isAnswering || resolvedAt === null ? (
        <AnswerForm
          exerciseId={exercise.id}
          report={report}
          onDone={async () => {
            setIsAnswering(false);
            await onChanged();
          }}
        />
      ) : (
        <div>
          <Button size="small" variant="text" onClick={() => setIsAnswering(true)}>
            {t(m.changeAnswer)}
          </Button>
        </div>
      )}
    </Row>
  );
}

interface AnswerFormProps {
  exerciseId: string;
  report: ExerciseReport;
  onDone: () => Promise<void>;
}

function AnswerForm({ exerciseId, report, onDone }: AnswerFormProps) {
  const form = useForm({ reply: report.reply });
  const handleSubmit = async (): Promise<void> => {
    const params = { exerciseId, reportId: report.id };
    const answered = await form.submit(resolveReport, { params, body: form.values });
    if (answered !== undefined) await onDone();
  };
  return (
    <Form state={form} onSubmit={handleSubmit}>
      <TextField
        label={t(m.answerTitle)}
        helper={t(m.reporterReads)}
        multiline
        minRows={2}
        maxLength={2000}
        {...form.field('reply')}
      />
      <FormProblem state={form} />
      <Button type="submit" size="small" variant="soft" disabled={form.isSending}>
        {form.values.reply.trim() === '' ? t(m.closeWithout) : t(m.answerAndClose)}
      </Button>
    </Form>
  );
}
