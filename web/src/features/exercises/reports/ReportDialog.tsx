import { listExerciseReports, reportExercise, type Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { readAgain } from '../../../api/use-read.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const kinds = [
  { value: t(m.rightMarkedWrong), outcome: t(m.wrongMarkedRight) },
  { value: t(m.questionMistake), outcome: t(m.numberWordPicture) },
  { value: t(m.doesNotWork), outcome: t(m.boxKeyboardFormulaCut) },
  { value: t(m.shouldNotBeHere), outcome: t(m.offensiveOrCopiedWithout) },
] as const;

type Kind = (typeof kinds)[number]['value'];

/** So that it stays below what a report may hold, together with its first sentence. */
const longest = 1900;

interface ReportDialogProps {
  exercise: Exercise;
  /** The variant that is on the page; it comes along. */
  variantNumber: number | undefined;
  onClose: () => void;
}

/** Reports a problem to the people who look after an exercise (M01). */
export function ReportDialog({ exercise, variantNumber, onClose }: ReportDialogProps) {
  const toast = useToast();
  const [kind, setKind] = useState<Kind>(t(m.questionMistake));
  // Follows a first sentence in the message of the report.
  const form = useForm({ message: '' });
  const handleSubmit = async (): Promise<void> => {
    const more = form.values.message.trim();
    const message = more === '' ? `${kind}.` : `${kind}. ${more}`;
    const params = { exerciseId: exercise.id };
    const body = { message, seed: variantNumber ?? null };
    if ((await form.submit(reportExercise, { params, body })) === undefined) return;
    await readAgain(listExerciseReports, params);
    onClose();
    toast.show({
      kind: 'success',
      message: t(m.reportWithAuthorWill),
    });
  };
  return (
    <FormDialog
      title={t(m.reportProblem)}
      action={t(m.sendReport)}
      width="wide"
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t(m.goesToPeopleWho)}</p>
      <PickCards
        legend={t(m.whatWrong)}
        value={kind}
        options={kinds.map(({ value, outcome }) => ({ value, outcome, label: <b>{value}</b> }))}
        onChange={setKind}
      />
      <TextField label={t(m.tellThemMore)} multiline minRows={3} maxLength={longest} {...form.field('message')} />
      <Note tone="neutral">
        {variantNumber === undefined
          ? t(m.comesAlongVersion, { number: exercise.publishedVersion?.number ?? 1 })
          : t(m.comesAlongVariantNo, { variantNumber, number: exercise.publishedVersion?.number ?? 1 })}
      </Note>
    </FormDialog>
  );
}
