import {
  getSignInMethods,
  giveSecondFactor,
  passkeySignIn,
  type SecondFactor as Method,
  type User,
} from '@lemma/contracts';
import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import type { ToastInput } from '../../../ui/messages/toast-queue.ts';
import { CodeField } from '../confirming/CodeField.tsx';
import { FormCard } from '../FormCard.tsx';
import { answerWithPasskey, canUsePasskeys, noPasskeyWords, passkeyWords } from '../confirming/passkey-browser.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SecondFactor.module.css';

const fewCodes = 3;

const Others = part('div', css.others);

const words: Readonly<Record<Method, { hint: string; switchTo: string }>> = {
  totp: {
    hint: t(m.typeAppCode),
    switchTo: t(m.withApp),
  },
  passkey: { hint: t(m.confirmWithPasskey), switchTo: t(m.withPasskey) },
  'recovery-code': {
    hint: t(m.typeRecoveryCode),
    switchTo: t(m.withRecoveryCode),
  },
};

/** Says after a recovery code how many are left. */
async function codesLeft(): Promise<ToastInput> {
  const { recoveryCodesLeft } = await call(getSignInMethods, {});
  const values = { count: recoveryCodesLeft };
  if (recoveryCodesLeft > fewCodes) return { kind: 'info', message: t(m.recoveryCodesLeft, values) };
  return { kind: 'warning', message: t(m.fewRecoveryCodesLeft, values) };
}

interface SecondFactorProps {
  /** The methods of which one is asked for, starting with the first. */
  methods: readonly Method[];
  onSignedIn: (user: User) => void;
  /** Back to the password, with a reason when the begun sign-in has ended. */
  onBack: (reason?: string) => void;
}

/** The second step of signing in: a code, a passkey or a recovery code. */
export function SecondFactor({ methods, onSignedIn, onBack }: SecondFactorProps) {
  const { show } = useToast();
  const offered = canUsePasskeys() ? methods : methods.filter((method) => method !== 'passkey');
  const [method, setMethod] = useState<Method>(offered[0] ?? 'passkey');
  const form = useForm({ code: '' });

  const finish = async (run: () => Promise<User | undefined>) => {
    await form.send(async () => {
      const user = await run().catch((error: unknown) => {
        // The begun sign-in has ended; a passkey that is refused may be tried again.
        if (method !== 'passkey' && error instanceof FetchError && error.status === 401) onBack(wordsFor(error));
        throw error;
      });
      if (user === undefined) {
        form.refuse({}, noPasskeyWords);
        return;
      }
      onSignedIn(user);
      if (method === 'recovery-code') void codesLeft().then(show, () => undefined);
    }, passkeyWords);
  };
  const handleSubmit = () =>
    finish(async () => {
      if (method !== 'passkey') return call(giveSecondFactor, { body: form.values });
      const credential = await answerWithPasskey();
      return credential === undefined ? undefined : call(passkeySignIn, { body: { credential } });
    });
  const handleSwitch = (other: Method) => {
    setMethod(other);
    form.change({ code: '' });
    form.forget();
  };

  return (
    <FormCard label={t(m.secondStep)} state={form} onSubmit={handleSubmit}>
      {offered.length === 0 ? (
        <Note tone="warning" title={t(m.cannotUsePasskey)}>
          {t(m.signInOnOtherDevice)}
        </Note>
      ) : (
        <>
          <p>{words[method].hint}</p>
          {method !== 'passkey' && <CodeField key={method} kind={method} autoFocus {...form.field('code')} />}
          <FormProblem state={form} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={form.isSending}
            startIcon={method === 'passkey' ? <KeyRound aria-hidden /> : undefined}
          >
            {method === 'passkey' ? t(m.withPasskey) : t(m.signIn)}
          </Button>
        </>
      )}
      <Others>
        {offered
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="text" size="small" onClick={() => handleSwitch(other)}>
              {words[other].switchTo}
            </Button>
          ))}
        <Button variant="text" size="small" onClick={() => onBack()}>
          {t(m.back)}
        </Button>
      </Others>
    </FormCard>
  );
}
