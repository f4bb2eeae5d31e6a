import { verifyReceipt, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { count, momentWords } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';

type Verified = ResponseOf<typeof verifyReceipt>;

/** A receipt that a learner shows: whether it is genuine, and whether what is stored is what was handed in. */
export function ReceiptCheckDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const field = useFirstFocus<HTMLInputElement>();
  const [result, setResult] = useState<Verified>();
  const form = useForm({ receipt: '' });
  const handleSubmit = async (): Promise<void> => {
    setResult(await form.submit(verifyReceipt, { params: { classId }, body: form.values }));
  };
  const receipt = form.field('receipt');
  return (
    <FormDialog title="Check a receipt" action="Check" state={form} onSubmit={handleSubmit} onClose={onClose}>
      <TextField
        label="Code or text of the receipt"
        inputRef={field}
        multiline
        minRows={2}
        maxRows={8}
        {...receipt}
        onChange={(value) => {
          receipt.onChange(value);
          setResult(undefined);
        }}
        placeholder="LM-7F3K-92QD-0C41-XB8E"
        spellCheck={false}
      />
      {result === undefined ? null : <Verdict classId={classId} result={result} />}
    </FormDialog>
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
