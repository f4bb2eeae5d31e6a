import { updateAccount, type User } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { useSubmit } from '../../../api/use-submit.ts';
import { useSession } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { FormCard } from '../../signing-in/FormCard.tsx';
import css from './ProfileForm.module.css';
import formCardCss from '../../signing-in/FormCard.module.css';

/** Changes the name that others see. */
export function ProfileForm({ user }: { user: User }) {
  const { adopt } = useSession();
  const { show } = useToast();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const { errors, formError, isSending, submit, clear } = useSubmit(updateAccount, ['firstName', 'lastName']);

  const handleSubmit = async () => {
    const changed = await submit({ body: { firstName, lastName } });
    if (!changed) return;
    await adopt(changed);
    show({ kind: 'success', message: 'Your profile is saved.' });
  };

  return (
    <FormCard label="Profile" errors={errors} onSubmit={() => void handleSubmit()}>
      <div className={formCardCss.pair}>
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          value={firstName}
          error={errors['firstName']}
          onChange={(value) => {
            setFirstName(value);
            clear('firstName');
          }}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          value={lastName}
          error={errors['lastName']}
          onChange={(value) => {
            setLastName(value);
            clear('lastName');
          }}
        />
      </div>
      {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
      <Button type="submit" variant="contained" disabled={isSending} className={css.atEnd}>
        Save profile
      </Button>
    </FormCard>
  );
}
