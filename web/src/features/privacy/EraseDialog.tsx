import { eraseMyData, getSignInMethods } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { FormDialogActions } from '../../ui/fields/FormDialogActions.tsx';
import { PasswordField } from '../signing-in/passwords/PasswordField.tsx';
import css from './EraseDialog.module.css';

const word = 'ERASE';

/** Says what goes and what stays, and asks for the typed word and the password. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { user, signOut } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const { data: methods } = useRead(getSignInMethods, user === null || user.isAnonymous ? null : {});
  const { errors, formError, isSending, submit, clear } = useSubmit(eraseMyData, ['confirmation', 'password']);
  const hasPassword = methods?.hasPassword ?? false;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const body = { confirmation: confirmation.trim() as typeof word, ...(hasPassword ? { password } : {}) };
    if (!(await submit({ body }))) return;
    await signOut();
    await navigate(paths.home);
    show({ kind: 'success', message: 'Your account is erased.' });
  };

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Erase your account?</DialogTitle>
        <DialogContent className={css.stack}>
          <p>
            Your name, your address, drafts, files and everything you wrote in words are removed, and no one can sign in
            to this account again. Your results stay in the figures of your classes, under “Removed learner”.
          </p>
          {isPrivileged(user) && (
            <Note tone="warning" title="Classes that only you teach are archived">
              Exercises that you published, or that are set in a class, stay without your name. Your other drafts go.
            </Note>
          )}
          <TextField
            label={`Type ${word} to continue`}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={confirmation}
            error={errors['confirmation']}
            onChange={(value) => {
              setConfirmation(value);
              clear('confirmation');
            }}
          />
          {hasPassword && (
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              value={password}
              error={errors['password']}
              onChange={(value) => {
                setPassword(value);
                clear('password');
              }}
            />
          )}
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Erase account" color="error" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
