import { eraseMyData, getSignInMethods } from '@lemma/contracts';
import { useNavigate } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { useForm } from '../../api/form/use-form.ts';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { FormDialog } from '../../ui/fields/FormDialog.tsx';
import { PasswordField } from '../signing-in/passwords/PasswordField.tsx';

const word = 'ERASE';

/** Says what goes and what stays, and asks for the typed word and the password. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { user, signOut } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const form = useForm({ confirmation: '', password: '' });
  const { data: methods } = useRead(getSignInMethods, user === null || user.isAnonymous ? null : {});
  const hasPassword = methods?.hasPassword ?? false;

  const handleSubmit = async () => {
    const { confirmation, password } = form.values;
    const body = { confirmation: confirmation.trim() as typeof word, ...(hasPassword ? { password } : {}) };
    if (!(await form.submit(eraseMyData, { body }))) return;
    await signOut();
    await navigate(paths.home);
    show({ kind: 'success', message: 'Your account is erased.' });
  };

  return (
    <FormDialog
      title="Erase your account?"
      action="Erase account"
      color="error"
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        Your name, your address, drafts, files and everything you wrote in words are removed, and no one can sign in to
        this account again. Your results stay in the figures of your classes, under “Removed learner”.
      </p>
      {isPrivileged(user) && (
        <Note tone="warning" title="Classes that only you teach are archived">
          Exercises that you published, or that are set in a class, stay without your name. Your other drafts go.
        </Note>
      )}
      <TextField
        label={`Type ${word} to continue`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('confirmation')}
      />
      {hasPassword && (
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      )}
    </FormDialog>
  );
}
