import { setShare, type Exercise, type ResponseOf } from '@lemma/contracts';
import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { useSubmit } from '../../../api/use-submit.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { givableLevels, type ShareLevel } from './level-words.ts';
import { part } from '../../../ui/part.ts';
import css from './SharePerson.module.css';

const Row = part('div', css.row);

interface SharePersonProps {
  exercise: Exercise;
  onChanged: (shares: ResponseOf<typeof setShare>) => Promise<void>;
}

/** Shares with a person by their e-mail address, without revealing whether there is an account with it. */
export function SharePerson({ exercise, onChanged }: SharePersonProps) {
  const field = useFirstFocus<HTMLInputElement>();
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState('10');
  const { errors, formError, isSending, submit, clear } = useSubmit(setShare, ['email', 'level']);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { email: email.trim(), level: Number(level) as ShareLevel };
    const shares = await submit({ params: { exerciseId: exercise.id }, body });
    if (shares === undefined) return;
    setEmail('');
    await onChanged(shares);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Row>
        <TextField
          label="Add a person by e-mail"
          className={css.email}
          type="email"
          autoComplete="off"
          inputRef={field}
          value={email}
          error={errors['email']}
          helper="They find it under “Shared with me” once they have confirmed this address."
          onChange={(value) => {
            setEmail(value);
            clear('email');
          }}
        />
        <SelectField
          label="Level"
          value={level}
          options={givableLevels(exercise.level)}
          error={errors['level']}
          onChange={setLevel}
        />
        <Button type="submit" variant="contained" disabled={isSending}>
          Add
        </Button>
      </Row>
      {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
    </form>
  );
}
