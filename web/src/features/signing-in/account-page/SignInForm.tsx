import { login, secondFactors, type SecondFactor as Method, type User } from '@lemma/contracts';
import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useSearchParams } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { ProviderButtons, ProviderProblem } from './ProviderButtons.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SignInForm.module.css';

const Secret = part('div', css.secret);

const known = (method: unknown): method is Method => secondFactors.some((one) => one === method);

/** The second factors that a refused sign-in asks for. */
function methodsOf(error: unknown): readonly Method[] {
  if (!(error instanceof FetchError) || error.code !== 'session/second-factor-needed') return [];
  return ((error.body as { methods?: unknown[] }).methods ?? []).filter(known);
}

interface SignInFormProps {
  /** The user name expected. */
  username?: string;
  onSignedIn: (user: User) => void;
}

/** Signs in with an e-mail address or user name and a password (V01), another way, and with a second step where the account has one. */
export function SignInForm({ username = '', onSignedIn }: SignInFormProps) {
  const [query] = useSearchParams();
  // A provider has proved the first factor: the second step is all that is left.
  const begun = query.get('step') === 'second-factor' ? (query.get('methods') ?? '').split(' ').filter(known) : [];
  const [methods, setMethods] = useState<readonly Method[]>(begun);
  const [reason, setReason] = useState<string>();
  if (methods.length > 0) {
    const handleBack = (words?: string) => {
      setReason(words);
      setMethods([]);
    };
    return <SecondFactor methods={methods} onSignedIn={onSignedIn} onBack={handleBack} />;
  }
  return <PasswordStep expected={username} reason={reason} onSignedIn={onSignedIn} onSecondStep={setMethods} />;
}

interface PasswordStepProps {
  expected: string;
  /** The reason for starting again with the first step. */
  reason: string | undefined;
  onSignedIn: (user: User) => void;
  onSecondStep: (methods: readonly Method[]) => void;
}

function PasswordStep({ expected, reason, onSignedIn, onSecondStep }: PasswordStepProps) {
  const form = useForm({ username: expected, password: '' }, { firstError: reason });
  const { isInterrupted } = useSession();

  const handleSubmit = async () => {
    await form.send(async () => {
      try {
        onSignedIn(await call(login, { body: form.values }));
      } catch (error) {
        const methods = methodsOf(error);
        if (methods.length > 0) onSecondStep(methods);
        throw error;
      }
    });
  };

  return (
    <FormCard label={t(m.signIn)} state={form} onSubmit={handleSubmit}>
      <ProviderProblem />
      <TextField
        label={t(m.emailOrUserName)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <Secret>
        <PasswordField
          label={t(m.password)}
          autoComplete="current-password"
          autoFocus={expected !== ''}
          {...form.field('password')}
        />
        <Link to={paths.forgotPassword} {...(isInterrupted && { target: '_blank' })}>
          {t(m.forgotIt)}
        </Link>
      </Secret>
      <FormProblem state={form} />
      <Button type="submit" variant="contained" size="large" disabled={form.isSending}>
        {t(m.signIn)}
      </Button>
      <ProviderButtons onSignedIn={onSignedIn} />
    </FormCard>
  );
}
