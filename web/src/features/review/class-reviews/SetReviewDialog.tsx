import {
  classReviewMinutes,
  createClassReview,
  listClassReviews,
  updateClassReview,
  type ClassReview,
} from '@lemma/contracts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { readAgain } from '../../../api/use-read.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { fromLocalInput, inDays, toLocalInput } from '../../tasks/form/local-moment.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SetReviewDialog.module.css';

interface SetReviewDialogProps {
  classId: string;
  /** The review to change; without it one is set. */
  review?: ClassReview | undefined;
  onClose: () => void;
}

const lengths = classReviewMinutes.map((minutes) => ({ value: String(minutes), label: t(m.minutes, { minutes }) }));

/** Asks how long the class should review, and until when. */
export function SetReviewDialog({ classId, review, onClose }: SetReviewDialogProps) {
  const form = useForm(() => ({
    minutes: String(review?.minutes ?? 10),
    dueAt: review === undefined ? inDays(4, 20, 0, serverNow()) : toLocalInput(review.dueAt),
  }));
  const save = async (): Promise<void> => {
    const minutes = classReviewMinutes.find((one) => String(one) === form.values.minutes) ?? 10;
    const body = { minutes, dueAt: fromLocalInput(form.values.dueAt) ?? '' };
    const saved =
      review === undefined
        ? await form.submit(createClassReview, { params: { classId }, body })
        : await form.submit(updateClassReview, { params: { classId, classReviewId: review.id }, body });
    if (saved === undefined) return;
    await readAgain(listClassReviews, { classId });
    onClose();
  };
  return (
    <FormDialog
      title={review === undefined ? t(m.setReview) : t(m.changeReview)}
      action={review === undefined ? t(m.setReviewButton) : t(m.save)}
      state={form}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={css.text}>{t(m.eachLearnerGetsExercises)}</p>
      <SelectField label={t(m.howLong)} options={lengths} {...form.field('minutes')} />
      <TextField label={t(m.until)} type="datetime-local" {...form.field('dueAt')} />
    </FormDialog>
  );
}
