import { listExerciseReports, reportExercise, type Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { readAgain } from '../../../api/use-read.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';

const kinds = [
  { value: 'A right answer is marked wrong', outcome: 'or a wrong one right' },
  { value: 'The question has a mistake', outcome: 'a number, a word, the picture' },
  { value: 'Something does not work', outcome: 'a box, the keyboard, a formula that is cut off' },
  { value: 'It should not be here', outcome: 'offensive, or copied without permission' },
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
  const [kind, setKind] = useState<Kind>('The question has a mistake');
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
      message: 'Your report is with the author. You will find the answer under “My reports”.',
    });
  };
  return (
    <FormDialog
      title="Report a problem"
      action="Send report"
      width="wide"
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>It goes to the people who look after this exercise, with your name.</p>
      <PickCards
        legend="What is wrong?"
        value={kind}
        options={kinds.map(({ value, outcome }) => ({ value, outcome, label: <b>{value}</b> }))}
        onChange={setKind}
      />
      <TextField label="Tell them more" multiline minRows={3} maxLength={longest} {...form.field('message')} />
      <Note tone="neutral">
        Comes along: {variantNumber === undefined ? '' : `variant № ${variantNumber}, `}version{' '}
        {exercise.publishedVersion?.number ?? 1}
      </Note>
    </FormDialog>
  );
}
