import { updateLtiDeployment, updateLtiRegistration, type LtiDeployment, type LtiRegistration } from '@lemma/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { PlugZap, Settings2 } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { momentWords } from '../../../dates.ts';
import { Card, CardBody, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { deploymentName, productWords, stateColors, stateWords } from './lti-words.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import { TestDialog } from './TestDialog.tsx';
import { locale } from '../../../locale.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegistrationCard.module.css';

const Address = part('p', css.address);
const Hint = part('p', css.hint);

interface RegistrationCardProps {
  registration: LtiRegistration;
  onChanged: () => Promise<void>;
}

function factsOf({ people, lastLaunchedAt, scoresWaiting }: LtiRegistration) {
  return [
    { label: t(m.people), value: people.toLocaleString(locale) },
    { label: t(m.lastLaunch), value: lastLaunchedAt === null ? t(m.never) : momentWords(lastLaunchedAt, serverNow()) },
    { label: t(m.scoresWaiting), value: scoresWaiting.toLocaleString(locale) },
  ];
}

/** One system: how it is used, its installations, and what can be done with it. */
export function RegistrationCard({ registration, onChanged }: RegistrationCardProps) {
  const id = useId();
  const change = useChange(onChanged);
  const [opened, setOpened] = useState<'settings' | 'test'>();
  const { id: registrationId, name, state, deployments } = registration;
  const product = productWords(registration);
  const put = (next: 'on' | 'off') =>
    change(
      () => call(updateLtiRegistration, { params: { registrationId }, body: { state: next } }),
      next === 'on' ? t(m.isOn, { name }) : t(m.isOffNoOne, { name }),
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead title={name} id={id}>
        <Chip color={stateColors[state]} label={stateWords[state]} />
      </CardHead>
      <CardBody className={css.body}>
        <Address>
          {product === '' ? '' : `${product} · `}
          {registration.issuer} · {t(m.clientNumber, { id: registration.clientId })}
        </Address>
        <Facts facts={factsOf(registration)} />
        <div className={css.actions}>
          {state === 'on' ? (
            <Button size="small" onClick={() => void put('off')} aria-label={t(m.switchOffNamed, { name })}>
              {t(m.switchOff)}
            </Button>
          ) : (
            <Button
              size="small"
              variant="contained"
              onClick={() => void put('on')}
              aria-label={t(m.switchOnNamed, { name })}
            >
              {state === 'waiting' ? t(m.approve) : t(m.switchOn)}
            </Button>
          )}
          <Button
            size="small"
            startIcon={<PlugZap aria-hidden />}
            onClick={() => setOpened('test')}
            aria-label={t(m.testNamed, { name })}
          >
            {t(m.test)}
          </Button>
          <Button
            size="small"
            startIcon={<Settings2 aria-hidden />}
            onClick={() => setOpened('settings')}
            aria-label={t(m.settingsOf, { name })}
          >
            {t(m.settings)}
          </Button>
        </div>
      </CardBody>
      {deployments.length > 0 && (
        <CardRows aria-label={t(m.installationsOf, { name })}>
          {deployments.map((deployment) => (
            <DeploymentRow
              key={deployment.id}
              registrationId={registrationId}
              deployment={deployment}
              change={change}
            />
          ))}
        </CardRows>
      )}
      {opened === 'test' && <TestDialog registration={registration} onClose={() => setOpened(undefined)} />}
      {opened === 'settings' && (
        <RegistrationDialog registration={registration} onSaved={onChanged} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}

type Change = (act: () => Promise<unknown>, words: string) => Promise<void>;

/** Makes a change that asks for a confirmation, and says what has come of it. */
function useChange(onChanged: () => Promise<void>): Change {
  const confirmed = useConfirmed();
  const toast = useToast();
  return async (act, words) => {
    try {
      if ((await confirmed(act)) === undefined) return;
      await onChanged();
      toast.show({ kind: 'success', message: words });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
}

interface DeploymentRowProps {
  registrationId: string;
  deployment: LtiDeployment;
  change: Change;
}

function DeploymentRow({ registrationId, deployment, change }: DeploymentRowProps) {
  const name = deploymentName(deployment);
  const isOn = deployment.state === 'on';
  const put = () => {
    const params = { registrationId, deploymentRowId: deployment.id };
    const state = isOn ? ('off' as const) : ('on' as const);
    return change(
      () => call(updateLtiDeployment, { params, body: { state } }),
      isOn ? t(m.isOff, { name }) : t(m.isOn, { name }),
    );
  };
  return (
    <CardRow className={css.row}>
      <Grow>
        <b>{name}</b>
        <Hint>
          {deployment.state === 'waiting' ? `${t(m.somebodyTried)} ` : ''}
          {t(m.coursesCount, { count: deployment.courses })}
        </Hint>
      </Grow>
      <Chip color={stateColors[deployment.state]} label={stateWords[deployment.state]} />
      <Button
        size="small"
        variant={deployment.state === 'waiting' ? 'contained' : 'text'}
        aria-label={isOn ? t(m.switchOffNamed, { name }) : t(m.switchOnNamed, { name })}
        onClick={() => void put()}
      >
        {isOn ? t(m.switchOff) : t(m.switchOn)}
      </Button>
    </CardRow>
  );
}
