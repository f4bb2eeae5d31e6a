import { setShare, type Exercise, type ResponseOf } from '@lemma/contracts';
import { useRef } from 'react';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { givableLevels, type ShareLevel } from './level-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SharePerson.module.css';

const Row = part('div', css.row);

interface SharePersonProps {
  exercise: Exercise;
  onChanged: (shares: ResponseOf<typeof setShare>) => Promise<void>;
}

/** Shares with a person by their e-mail address, without revealing whether there is an account with it. */
export function SharePerson({ exercise, onChanged }: SharePersonProps) {
  const field = useRef<HTMLInputElement>(null);
  const focusFirst = useFirstFocus<HTMLInputElement>();
  const form = useForm({ email: '', level: '10' });
  const handleSubmit = async (): Promise<void> => {
    const { email, level } = form.values;
    const body = { email: email.trim(), level: Number(level) as ShareLevel };
    const shares = await form.submit(setShare, { params: { exerciseId: exercise.id }, body });
    if (shares === undefined) return;
    form.change({ email: '' });
    await onChanged(shares);
    field.current?.focus();
  };
  return (
    <Form state={form} onSubmit={handleSubmit}>
      <Row>
        <TextField
          label={t(m.addPerson)}
          className={css.email}
          type="email"
          autoComplete="off"
          inputRef={(box: HTMLInputElement | null) => {
            field.current = box;
            focusFirst(box);
          }}
          helper={t(m.theyFindIt)}
          {...form.field('email')}
        />
        <SelectField label={t(m.level)} options={givableLevels(exercise.level)} {...form.field('level')} />
        <Button type="submit" variant="contained" disabled={form.isSending}>
          {t(m.add)}
        </Button>
      </Row>
      <FormProblem state={form} />
    </Form>
  );
}
