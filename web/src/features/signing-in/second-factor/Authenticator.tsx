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
import { Rich, t } from '../../../words/say.tsx';
import { Anchor } from '../../../words/tags.tsx';
import * as m from './messages.ts';
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
      aria-label={t(m.qrForApp)}
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
            <Rich of={m.scanPicture} tags={{ b: <b /> }} />
            <Hint className={css.after}>
              {t(m.orTypeKey)} <Secret>{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
            </Hint>
            <Hint className={classes(css.here, css.after)}>
              <Rich of={m.onThisPhone} tags={{ link: <Anchor href={offer.address} /> }} />
            </Hint>
          </div>
        </li>
        <li>
          <Form state={form} className={css.stack} onSubmit={handleSubmit}>
            <CodeField kind="totp" label={t(m.typeAppCode)} {...form.field('code')} />
            <FormProblem state={form} />
            <div className={css.row}>
              <Button type="submit" variant="contained" disabled={form.isSending}>
                {t(m.turnOn)}
              </Button>
              <Button variant="text" onClick={onCancel}>
                {t(m.cancel)}
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
      title: t(m.turnAppOffNow),
      message: t(m.passwordAlone),
      actions: [
        { value: 'stay', label: t(m.keepOn) },
        { value: 'off', label: t(m.turnOff), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'off') return;
    if (await act(() => call(removeAuthenticator, {}))) show({ kind: 'success', message: t(m.appIsOff) });
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
          <b>{t(m.authenticatorApp)}</b>
          <Hint>{isOn ? t(m.askedAfterPassword) : t(m.phoneShowsCode)}</Hint>
        </Grow>
        {isOn && <Chip color="success" icon={<Check aria-hidden />} label={t(m.onWord)} />}
        {isOn ? (
          <Button variant="text" size="small" disabled={isActing} onClick={() => void handleTurnOff()}>
            {t(m.turnOff)}
          </Button>
        ) : (
          offer === undefined && (
            <Button
              size="small"
              disabled={isActing}
              onClick={() => void act(() => call(beginAuthenticator, {})).then((made) => setOffer(made))}
            >
              {t(m.setUp)}
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
