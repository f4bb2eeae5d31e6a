import { beginPasskey, createPasskey, removePasskey, type getSignInMethods, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { agoWords, dateWords } from '../../../dates.ts';
import { CardRow, Grow } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { canUsePasskeys, makePasskey } from '../confirming/passkey-browser.ts';
import { useAct } from '../confirming/use-act.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './Passkeys.module.css';

type Passkey = ResponseOf<typeof getSignInMethods>['passkeys'][number];

const Hint = part('p', css.hint);

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** A passkey was added to an account. */
  onAdded: () => Promise<void>;
}

/** The passkeys of an account, and one more. */
export function Passkeys({ passkeys, onAdded }: PasskeysProps) {
  const [isNaming, setIsNaming] = useState(false);
  const form = useForm({ name: '' });
  const { name } = form.values;
  const { show } = useToast();
  const { act, isActing } = useAct();
  if (!canUsePasskeys() && passkeys.length === 0) return null;

  const handleAdd = async () => {
    const begun = await act(() => call(beginPasskey, {}));
    if (!begun) return;
    const made = await act(async () => {
      const credential = await makePasskey(begun.options);
      return credential === undefined ? undefined : call(createPasskey, { body: { name, credential } });
    });
    if (!made) return;
    setIsNaming(false);
    form.change({ name: '' });
    show({ kind: 'success', message: t(m.passkeyAdded) });
    await onAdded();
  };

  return (
    <>
      <CardRow as="div" className={css.strong}>
        <div className={css.row}>
          <Grow>
            <b>{t(m.passkeys)}</b>
            <Hint>{t(m.passkeysMean)}</Hint>
          </Grow>
          {canUsePasskeys() && !isNaming && (
            <Button size="small" onClick={() => setIsNaming(true)}>
              {t(m.addAPasskey)}
            </Button>
          )}
        </div>
        {isNaming && (
          <Form state={form} label={t(m.addAPasskey)} className={css.add} onSubmit={handleAdd}>
            <div className={css.growing}>
              <TextField
                label={t(m.nameOfDevice)}
                placeholder={t(m.deviceExample)}
                autoFocus
                maxLength={60}
                {...form.field('name')}
              />
            </div>
            <Button type="submit" variant="contained" disabled={isActing || name.trim() === ''}>
              {t(m.addPasskey)}
            </Button>
            <Button variant="text" onClick={() => setIsNaming(false)}>
              {t(m.cancel)}
            </Button>
          </Form>
        )}
      </CardRow>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [now] = useState(() => Date.now());
  const ask = useWarningDialog();
  const { act, isActing } = useAct();
  const handleRemove = async () => {
    const answer = await ask({
      title: t(m.removePasskeyNow, { name: passkey.name }),
      message: t(m.removePasskeyMeans),
      actions: [
        { value: 'stay', label: t(m.keepIt) },
        { value: 'remove', label: t(m.remove), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'remove') return;
    await act(() => call(removePasskey, { params: { passkeyId: passkey.id } }));
  };
  const used =
    passkey.lastUsedAt === null ? t(m.notUsedYet) : t(m.usedAgo, { when: agoWords(passkey.lastUsedAt, now) });
  return (
    <CardRow as="div">
      <KeyRound aria-hidden size={18} />
      <Grow>
        <b>{passkey.name}</b>
        <Hint>{t(m.sinceAndUsed, { day: dateWords(passkey.createdAt), used })}</Hint>
      </Grow>
      <Button
        variant="text"
        size="small"
        disabled={isActing}
        aria-label={t(m.removeNamed, { name: passkey.name })}
        onClick={() => void handleRemove()}
      >
        {t(m.remove)}
      </Button>
    </CardRow>
  );
}
