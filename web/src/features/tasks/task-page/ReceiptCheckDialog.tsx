import { verifyReceipt, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { momentWords } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
    <FormDialog title={t(m.checkReceipt)} action={t(m.check)} state={form} onSubmit={handleSubmit} onClose={onClose}>
      <TextField
        label={t(m.codeOfReceipt)}
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

const differenceWords = { missing: t(m.noLongerThere), changed: t(m.readsOtherwise), added: t(m.cameAfterwards) };

function Verdict({ classId, result }: { classId: string; result: Verified }) {
  const now = serverNow();
  const { attempt, differences } = result;
  if (!result.isGenuine || attempt === null) {
    return (
      <Note tone="wrong" role="alert" title={t(m.notGenuine)}>
        {t(m.noAttemptHasIt)}
      </Note>
    );
  }
  return (
    <>
      <Note tone="right" role="status" title={t(m.isGenuine)}>
        {genuineWords(attempt, now)}{' '}
        {attempt.memberId !== null && (
          <Button
            size="small"
            variant="text"
            component={Link}
            to={paths.learnerReview(classId, attempt.memberId, attempt.taskId)}
          >
            {t(m.lookAtAnswers)}
          </Button>
        )}
      </Note>
      {differences.length > 0 && (
        <Note tone="warning" title={t(m.storedOtherwise)}>
          <ul>
            {differences.map((one) => (
              <li key={one.responseId}>
                {t(m.answerDiffers, {
                  moment: momentWords(one.receivedAt, now),
                  difference: differenceWords[one.what],
                })}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}

/** Whose attempt a genuine receipt is, and what was in it. */
function genuineWords(attempt: NonNullable<Verified['attempt']>, now: number): string {
  const values = {
    name: `${attempt.firstName} ${attempt.lastName}`,
    task: attempt.taskName,
    number: attempt.number,
    count: attempt.responseCount,
  };
  return attempt.handedInAt === null
    ? t(m.attemptOf, values)
    : t(m.attemptHandedIn, { ...values, moment: momentWords(attempt.handedInAt, now) });
}
