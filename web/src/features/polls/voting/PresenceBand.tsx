import { enterPresenceCode, pollPresenceDigits } from '@lemma/contracts';
import { Form } from '../../../ui/fields/Form.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import type { Votes } from './use-votes.ts';
import { TextInput } from '../../../ui/input/TextInput.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PresenceBand.module.css';

const Band = part('section', css.band);

/** A5: the code on the wall shows that one is in the room. */
export function PresenceBand({ pollId, votes }: { pollId: string; votes: Votes }) {
  const id = useId();
  const form = useForm({ code: '' });
  const problem = form.errors['code'] ?? form.formError;
  const handleSubmit = async () => {
    const answer = await form.submit(enterPresenceCode, { params: { pollId }, body: form.values });
    if (answer) votes.readAgain();
  };
  if (votes.presentAt !== null) {
    return (
      <Band aria-label={t(m.presence)}>
        <p>
          <Check aria-hidden /> {t(m.countedPresent)}
        </p>
      </Band>
    );
  }
  return (
    <Band aria-label={t(m.presence)}>
      <Form state={form} onSubmit={handleSubmit}>
        <label htmlFor={id}>{t(m.typePresence, { count: pollPresenceDigits })}</label>
        <TextInput
          id={id}
          className={css.code}
          value={form.values.code}
          isWrong={problem !== undefined}
          autoComplete="off"
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(code) => form.change({ code })}
          inputMode="numeric"
          maxLength={pollPresenceDigits}
        />
        <Button type="submit" size="small" disabled={form.isSending}>
          {t(m.send)}
        </Button>
        {problem === undefined ? null : (
          <span className={css.wrong} id={`${id}-problem`} role="alert">
            {problem}
          </span>
        )}
      </Form>
    </Band>
  );
}
