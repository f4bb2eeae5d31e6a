import { enterPresenceCode, pollPresenceDigits } from '@lemma/contracts';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Check } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import type { Votes } from './use-votes.ts';
import { part } from '../../../ui/part.ts';
import css from './PresenceBand.module.css';

const Band = part('section', css.band);

/** A5: the code on the wall shows that one is in the room. */
export function PresenceBand({ pollId, votes }: { pollId: string; votes: Votes }) {
  const id = useId();
  const [code, setCode] = useState('');
  const { errors, formError, isSending, submit, clear } = useSubmit(enterPresenceCode, ['code']);
  const problem = errors['code'] ?? formError;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await submit({ params: { pollId }, body: { code } });
    if (answer) votes.readAgain();
  };
  if (votes.presentAt !== null) {
    return (
      <Band aria-label="Presence">
        <p>
          <Check aria-hidden /> You are counted as present.
        </p>
      </Band>
    );
  }
  return (
    <Band aria-label="Presence">
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <label htmlFor={id}>Presence: type the {pollPresenceDigits} digits from the wall</label>
        <OutlinedInput
          id={id}
          className={css.code}
          size="small"
          value={code}
          error={problem !== undefined}
          autoComplete="off"
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => {
            setCode(event.target.value);
            clear('code');
          }}
          slotProps={{ input: { inputMode: 'numeric', maxLength: pollPresenceDigits } }}
        />
        <Button type="submit" size="small" disabled={isSending}>
          Send
        </Button>
        {problem === undefined ? null : (
          <span className={css.wrong} id={`${id}-problem`} role="alert">
            {problem}
          </span>
        )}
      </form>
    </Band>
  );
}
