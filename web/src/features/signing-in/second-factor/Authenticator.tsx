import {
  beginAuthenticator,
  confirmAuthenticator,
  getSignInMethods,
  removeAuthenticator,
  type ResponseOf,
} from '@lemma/contracts';
import { useState } from 'react';
import { Check } from 'lucide-react';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { call } from '../../../api/call.ts';
import { readAgain } from '../../../api/use-read.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { CardRow, Grow } from '../../../ui/Card.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { CodeField } from '../confirming/CodeField.tsx';
import { useAct } from '../confirming/use-act.ts';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import css from './Authenticator.module.css';

type Offer = ResponseOf<typeof beginAuthenticator>;

const Steps = part('div', css.steps);

const Hint = part('p', css.hint);
const Secret = part('span', css.secret);

/** The address of the secret as a QR code; black on white in every theme, since cameras read it. */
function QrCode({ rows }: { rows: readonly string[] }) {
  const path = rows
    .flatMap((row, y) => Array.from(row).flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      width="176"
      height="176"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code for your authenticator app"
      className={css.svg}
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#1b1932" />
    </svg>
  );
}

interface SetUpProps {
  offer: Offer;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Two steps: the app learns the secret, and shows that it has. */
function SetUp({ offer, onDone, onCancel }: SetUpProps) {
  const form = useForm({ code: '' });
  const handleSubmit = async () => {
    const confirmed = await form.submit(confirmAuthenticator, { body: form.values });
    if (confirmed) onDone(confirmed.recoveryCodes);
  };
  return (
    <Steps>
      <QrCode rows={offer.qr} />
      <ol>
        <li>
          <div>
            <b>Scan the picture</b> with an authenticator app.
            <Hint className={css.after}>
              Or type this key: <Secret>{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
            </Hint>
            <Hint className={classes(css.here, css.after)}>
              On this phone: <a href={offer.address}>open your authenticator app</a>
            </Hint>
          </div>
        </li>
        <li>
          <Form state={form} className={css.stack} onSubmit={handleSubmit}>
            <CodeField kind="totp" label="Type the code that the app shows" {...form.field('code')} />
            <FormProblem state={form} />
            <div className={css.row}>
              <Button type="submit" variant="contained" disabled={form.isSending}>
                Turn on
              </Button>
              <Button variant="text" onClick={onCancel}>
                Cancel
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </Steps>
  );
}

interface AuthenticatorProps {
  isOn: boolean;
  /** Recovery codes that came with turning it on. */
  onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: set up, or turned off. */
export function Authenticator({ isOn, onCodes }: AuthenticatorProps) {
  const [offer, setOffer] = useState<Offer>();
  const ask = useWarningDialog();
  const { show } = useToast();
  const { act, isActing } = useAct();

  const handleTurnOff = async () => {
    const answer = await ask({
      title: 'Turn off the authenticator app?',
      message: 'Your password alone signs in then, unless you have a passkey.',
      actions: [
        { value: 'stay', label: 'Keep it on' },
        { value: 'off', label: 'Turn off', variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'off') return;
    if (await act(() => call(removeAuthenticator, {})))
      show({ kind: 'success', message: 'The authenticator app is off.' });
  };
  const handleDone = async (codes: readonly string[]) => {
    setOffer(undefined);
    onCodes(codes);
    await readAgain(getSignInMethods, {});
    show({ kind: 'success', message: 'Two-step sign-in is on.' });
  };

  return (
    <CardRow as="div" className={css.strong}>
      <div className={css.line}>
        <Grow>
          <b>Authenticator app</b>
          <Hint>
            {isOn ? 'Asked for after your password.' : 'Your phone shows a code that changes every half minute.'}
          </Hint>
        </Grow>
        {isOn && <Chip color="success" icon={<Check aria-hidden />} label="on" />}
        {isOn ? (
          <Button variant="text" size="small" disabled={isActing} onClick={() => void handleTurnOff()}>
            Turn off
          </Button>
        ) : (
          offer === undefined && (
            <Button
              size="small"
              disabled={isActing}
              onClick={() => void act(() => call(beginAuthenticator, {})).then((made) => setOffer(made))}
            >
              Set up
            </Button>
          )
        )}
      </div>
      {!isOn && offer !== undefined && (
        <SetUp offer={offer} onDone={(codes) => void handleDone(codes)} onCancel={() => setOffer(undefined)} />
      )}
    </CardRow>
  );
}
