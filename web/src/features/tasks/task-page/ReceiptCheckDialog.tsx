import { verifyReceipt, type ResponseOf } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Link } from 'react-router';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { count, momentWords } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import css from './ReceiptCheckDialog.module.css';

type Verified = ResponseOf<typeof verifyReceipt>;

/** A receipt that a learner shows: whether it is genuine, and whether what is stored is what was handed in. */
export function ReceiptCheckDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<Verified>();
  const { errors, formError, isSending, submit, clear } = useSubmit(verifyReceipt, ['receipt']);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setResult(await submit({ params: { classId }, body: { receipt: typed } }));
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Check a receipt</DialogTitle>
        <DialogContent className={css.stack}>
          <TextField
            label="Code or text of the receipt"
            inputRef={field}
            multiline
            minRows={2}
            maxRows={8}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setResult(undefined);
              clear('receipt');
            }}
            error={errors['receipt']}
            placeholder="LM-7F3K-92QD-0C41-XB8E"
            spellCheck={false}
          />
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
          {result === undefined ? null : <Verdict classId={classId} result={result} />}
        </DialogContent>
        <FormDialogActions label="Check" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const differenceWords = { missing: 'is no longer there', changed: 'reads otherwise now', added: 'came afterwards' };

function Verdict({ classId, result }: { classId: string; result: Verified }) {
  const now = serverNow();
  const { attempt, differences } = result;
  if (!result.isGenuine || attempt === null) {
    return (
      <Note tone="wrong" role="alert" title="This receipt is not genuine">
        No attempt of this class has it. Look for a mistyped character.
      </Note>
    );
  }
  const handedIn = attempt.handedInAt === null ? '' : `, handed in ${momentWords(attempt.handedInAt, now)}`;
  return (
    <>
      <Note tone="right" role="status" title="This receipt is genuine">
        {attempt.firstName} {attempt.lastName}, “{attempt.taskName}”, attempt {attempt.number}
        {handedIn}, {count(attempt.responseCount, 'answer')}.{' '}
        {attempt.memberId !== null && (
          <Button
            size="small"
            variant="text"
            component={Link}
            to={paths.learnerReview(classId, attempt.memberId, attempt.taskId)}
          >
            Look at the answers
          </Button>
        )}
      </Note>
      {differences.length > 0 && (
        <Note tone="warning" title="Something is stored otherwise">
          <ul>
            {differences.map((one) => (
              <li key={one.responseId}>
                The answer of {momentWords(one.receivedAt, now)} {differenceWords[one.what]}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
