import { updateAccount, type User } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { useSession } from '../../../session/session-context.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { checkEmailChange } from './email-change.ts';
import { FormCard } from '../../signing-in/FormCard.tsx';
import { PasswordField } from '../../signing-in/passwords/PasswordField.tsx';
import { WithSignInMethods } from '../../signing-in/WithSignInMethods.tsx';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { classes } from '../../../ui/classes.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './EmailForm.module.css';
import formCardCss from '../../signing-in/FormCard.module.css';

/** Message for people who do not confirm who they are: nothing has changed (X11). */
const notConfirmed = t(m.notConfirmed);

const empty = { email: '', password: '' };

/** V02: the address changes only when it is another one and the password is given. */
export function EmailForm({ user }: { user: User }) {
  return (
    <WithSignInMethods skeleton={<SkeletonBar height={148} />}>
      {({ hasPassword }) => <AddressForm user={user} hasPassword={hasPassword} />}
    </WithSignInMethods>
  );
}

function AddressForm({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const { adopt } = useSession();
  const { show } = useToast();
  const confirmed = useConfirmed();
  // Accounts with a user name, made by a school, may have none.
  const isFirst = user.email === '';
  const form = useForm(empty);
  const { email, password } = form.values;

  const send = () => {
    const { firstName, lastName } = user;
    return call(updateAccount, { body: { firstName, lastName, email, ...(hasPassword && { password }) } });
  };

  const handleSubmit = async () => {
    const problems = checkEmailChange({ email, password: hasPassword ? password : null, current: user.email });
    if (Object.keys(problems).length > 0) {
      form.refuse(problems);
      return;
    }
    await form.send(async () => {
      const changed = await confirmed(send);
      if (changed === undefined) {
        form.refuse({}, notConfirmed);
        return;
      }
      await adopt(changed);
      form.change(empty);
      show({ kind: 'success', message: t(isFirst ? m.canSignInWith : m.signInWith, { address: changed.email }) });
    });
  };

  return (
    <FormCard label={t(m.eMail)} state={form} onSubmit={handleSubmit}>
      <div className={classes(formCardCss.pair, formCardCss.long)}>
        <TextField
          label={isFirst ? t(m.yourEmail) : t(m.newEmail)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...(!isFirst && { helper: t(m.emailNow, { address: user.email }) })}
          {...form.field('email')}
        />
        {hasPassword && (
          <PasswordField label={t(m.yourPassword)} autoComplete="current-password" {...form.field('password')} />
        )}
      </div>
      <FormProblem state={form} />
      <Button type="submit" variant="soft" disabled={form.isSending} className={css.atEnd}>
        {isFirst ? t(m.addEmail) : t(m.changeEmail)}
      </Button>
    </FormCard>
  );
}
