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
    show({ kind: 'success', message: 'The passkey is added.' });
    await onAdded();
  };

  return (
    <>
      <CardRow as="div" className={css.strong}>
        <div className={css.row}>
          <Grow>
            <b>Passkeys</b>
            <Hint>Sign in with the fingerprint, face or PIN of a device, or with a security key.</Hint>
          </Grow>
          {canUsePasskeys() && !isNaming && (
            <Button size="small" onClick={() => setIsNaming(true)}>
              Add a passkey
            </Button>
          )}
        </div>
        {isNaming && (
          <Form state={form} label="Add a passkey" className={css.add} onSubmit={handleAdd}>
            <div className={css.growing}>
              <TextField
                label="Name of this device"
                placeholder="My phone"
                autoFocus
                maxLength={60}
                {...form.field('name')}
              />
            </div>
            <Button type="submit" variant="contained" disabled={isActing || name.trim() === ''}>
              Add passkey
            </Button>
            <Button variant="text" onClick={() => setIsNaming(false)}>
              Cancel
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
      title: `Remove the passkey “${passkey.name}”?`,
      message: 'It no longer signs in here. Remove it from the device too, so that it is no longer offered.',
      actions: [
        { value: 'stay', label: 'Keep it' },
        { value: 'remove', label: 'Remove', variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'remove') return;
    await act(() => call(removePasskey, { params: { passkeyId: passkey.id } }));
  };
  const used = passkey.lastUsedAt === null ? 'not used yet' : `used ${agoWords(passkey.lastUsedAt, now)}`;
  return (
    <CardRow as="div">
      <KeyRound aria-hidden size={18} />
      <Grow>
        <b>{passkey.name}</b>
        <Hint>
          Since {dateWords(passkey.createdAt)} · {used}
        </Hint>
      </Grow>
      <Button
        variant="text"
        size="small"
        disabled={isActing}
        aria-label={`Remove ${passkey.name}`}
        onClick={() => void handleRemove()}
      >
        Remove
      </Button>
    </CardRow>
  );
}
