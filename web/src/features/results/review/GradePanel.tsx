import { changeGrade, getClassroomAdmin, type TaskGrade } from '@lemma/contracts';
import { useState } from 'react';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { momentWords } from '../../../dates.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { decisionWords, gradeWords } from './grade-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GradePanel.module.css';

const History = part('ol', css.history);

interface GradePanelProps {
  classId: string;
  memberId: string;
  taskId: string;
  grade: TaskGrade;
  onChanged: (grade: TaskGrade) => void;
}

/** The grade for one task, a form to change it, and all changes so far. */
export function GradePanel({ classId, memberId, taskId, grade, onChanged }: GradePanelProps) {
  const classroom = useRead(getClassroomAdmin, { classId }).data;
  const canChange = classroom?.role === 'teacher' && !classroom.isReadOnly;
  const [isOpen, setIsOpen] = useState(false);
  const { score, detail } = gradeWords(grade);
  return (
    <Card aria-labelledby={`grade-${taskId}`}>
      <CardHead
        title={score}
        id={`grade-${taskId}`}
        actions={
          canChange && !isOpen ? (
            <Button size="small" onClick={() => setIsOpen(true)}>
              {t(m.changeScore)}
            </Button>
          ) : undefined
        }
      >
        <HeadNote>{detail}</HeadNote>
      </CardHead>
      {isOpen ? (
        <CardBody>
          <ChangeForm
            path={{ classId, memberId, taskId }}
            grade={grade}
            onChanged={(changed) => {
              setIsOpen(false);
              onChanged(changed);
            }}
            onCancel={() => setIsOpen(false)}
          />
        </CardBody>
      ) : null}
      {grade.changes.length === 0 ? null : (
        <History aria-label={t(m.changesOfScore)}>
          {grade.changes.map((change) => (
            <li key={change.id}>
              <strong>{decisionWords(change)}</strong>: {change.reason}
              <small>
                {change.changedBy === '' ? '' : `${change.changedBy}, `}
                {momentWords(change.changedAt, serverNow())}
              </small>
            </li>
          ))}
        </History>
      )}
    </Card>
  );
}

type Act = 'score' | 'excuse' | 'take-back';

interface ChangeFormProps {
  path: { readonly classId: string; readonly memberId: string; readonly taskId: string };
  grade: TaskGrade;
  onChanged: (grade: TaskGrade) => void;
  onCancel: () => void;
}

function ChangeForm({ path, grade, onChanged, onCancel }: ChangeFormProps) {
  const toast = useToast();
  const [act, setAct] = useState<Act>('score');
  const form = useForm({ score: grade.score === null ? '' : String(grade.score), reason: '' });
  const acts: { value: Act; label: string }[] = [
    { value: 'score', label: t(m.anotherScore) },
    { value: 'excuse', label: t(m.excuse) },
    ...(grade.isExcused || grade.isOverridden ? [{ value: 'take-back' as const, label: t(m.asAnswered) }] : []),
  ];
  const handleSubmit = async (): Promise<void> => {
    const { score, reason } = form.values;
    const given = Number(score.replace(',', '.'));
    if (act === 'score' && (score.trim() === '' || Number.isNaN(given))) {
      form.refuse({ score: t(m.enterPoints) });
      return;
    }
    const body = { score: act === 'score' ? given : null, isExcused: act === 'excuse', reason };
    const answer = await form.submit(changeGrade, { params: path, body });
    if (answer === undefined) return;
    toast.show({ kind: 'success', message: t(m.gradeBookHasChange) });
    onChanged(answer);
  };
  return (
    <Form state={form} className={css.stack} onSubmit={handleSubmit}>
      <div>
        <SegmentedControl label={t(m.whatToChange)} value={act} options={acts} onChange={setAct} />
      </div>
      {act === 'score' ? (
        <TextField label={t(m.pointsOf, { points: grade.points })} inputMode="decimal" {...form.field('score')} />
      ) : (
        <p className={css.text}>{act === 'excuse' ? t(m.taskDoesNotCount) : t(m.scoreAsEarned)}</p>
      )}
      <TextField label={t(m.reason)} helper={t(m.learnerReadsIt)} maxLength={400} {...form.field('reason')} />
      <FormProblem state={form} />
      <div className={css.row}>
        <Button type="submit" variant="contained" disabled={form.isSending}>
          {t(m.save)}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t(m.cancel)}
        </Button>
      </div>
    </Form>
  );
}
