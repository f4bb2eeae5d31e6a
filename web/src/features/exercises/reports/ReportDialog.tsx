import { listExerciseReports, reportExercise, type Exercise } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { readAgain } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import css from './ReportDialog.module.css';

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
  const id = useId();
  const toast = useToast();
  const [kind, setKind] = useState<Kind>('The question has a mistake');
  const [more, setMore] = useState('');
  const { errors, formError, isSending, submit, clear } = useSubmit(reportExercise, ['message']);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const message = more.trim() === '' ? `${kind}.` : `${kind}. ${more.trim()}`;
    const params = { exerciseId: exercise.id };
    if ((await submit({ params, body: { message, seed: variantNumber ?? null } })) === undefined) return;
    await readAgain(listExerciseReports, params);
    onClose();
    toast.show({
      kind: 'success',
      message: 'Your report is with the author. You will find the answer under “My reports”.',
    });
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 620 } } }}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Report a problem</DialogTitle>
        <DialogContent className={css.stack}>
          <p>It goes to the people who look after this exercise, with your name.</p>
          <PickCards
            legend="What is wrong?"
            value={kind}
            options={kinds.map(({ value, outcome }) => ({ value, outcome, label: <b>{value}</b> }))}
            onChange={setKind}
          />
          <TextField
            label="Tell them more"
            value={more}
            error={errors['message']}
            multiline
            minRows={3}
            maxLength={longest}
            onChange={(value) => {
              setMore(value);
              clear('message');
            }}
          />
          <Note tone="neutral">
            Comes along: {variantNumber === undefined ? '' : `variant № ${variantNumber}, `}version{' '}
            {exercise.publishedVersion?.number ?? 1}
          </Note>
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Send report" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
