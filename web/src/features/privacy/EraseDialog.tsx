import { eraseMyData, getSignInMethods } from '@lemma/contracts';
import { useNavigate } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { useForm } from '../../api/form/use-form.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { FormDialog } from '../../ui/fields/FormDialog.tsx';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { PasswordField } from '../signing-in/passwords/PasswordField.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const word = 'ERASE';

/** Says what goes and what stays, and asks for the typed word and the password. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { user, signOut } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const form = useForm({ confirmation: '', password: '' });
  const hasMethods = user !== null && !user.isAnonymous;
  const methods = useRead(getSignInMethods, hasMethods ? {} : null);
  const hasPassword = methods.data?.hasPassword ?? false;

  const handleSubmit = async () => {
    const { confirmation, password } = form.values;
    const body = { confirmation: confirmation.trim() as typeof word, ...(hasPassword ? { password } : {}) };
    if (!(await form.submit(eraseMyData, { body }))) return;
    await signOut();
    await navigate(paths.home);
    show({ kind: 'success', message: t(m.accountErased) });
  };

  return (
    <FormDialog
      title={t(m.eraseAccount)}
      action={t(m.eraseAccountButton)}
      color="error"
      state={form}
      isIncomplete={hasMethods && methods.data === undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t(m.nameAddressDraftsFiles)}</p>
      {isPrivileged(user) && (
        <Note tone="warning" title={t(m.classesOnlyTeachArchived)}>
          {t(m.exercisesPublishedOrSet)}
        </Note>
      )}
      <TextField
        label={t(m.typeToContinue, { word })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('confirmation')}
      />
      {hasMethods && (
        <Loaded read={methods} noun="setting" skeleton={<SkeletonBar height={72} />}>
          {() =>
            hasPassword && (
              <PasswordField label={t(m.yourPassword)} autoComplete="current-password" {...form.field('password')} />
            )
          }
        </Loaded>
      )}
    </FormDialog>
  );
}
