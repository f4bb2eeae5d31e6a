import { renewRecoveryCodes } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Card } from '../../../ui/Card.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { Authenticator } from './Authenticator.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { WithSignInMethods, type SignInMethods } from '../WithSignInMethods.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { useAct } from '../confirming/use-act.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SecondFactorSection.module.css';

const Rows = part('div', css.rows);

/** Two-step sign-in: authenticator app, passkeys, and the codes for the day on which both are lost. */
export function TwoStepSection() {
  return (
    <SettingsSection title={t(m.twoStepSignIn)} hint={t(m.afterPasswordWeAsk)}>
      <WithSignInMethods skeleton={<SkeletonRows label={t(m.loadingTwoStepSign)} rows={2} head={false} />}>
        {(methods) => <SecondSteps methods={methods} />}
      </WithSignInMethods>
    </SettingsSection>
  );
}

function SecondSteps({ methods: { hasAuthenticator, passkeys, recoveryCodesLeft } }: { methods: SignInMethods }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { act } = useAct();

  /** The first passkey comes with recovery codes, so that it locks no one out. */
  const handlePasskey = async () => {
    if (recoveryCodesLeft !== 0) return;
    const made = await act(() => call(renewRecoveryCodes, {}));
    if (made) setCodes(made.recoveryCodes);
  };

  return (
    <Card as="div">
      <Rows>
        <Authenticator isOn={hasAuthenticator} onCodes={setCodes} />
        <Passkeys passkeys={passkeys} onAdded={handlePasskey} />
        {(hasAuthenticator || passkeys.length > 0) && (
          <RecoveryCodes left={recoveryCodesLeft} fresh={codes} onFresh={setCodes} />
        )}
      </Rows>
    </Card>
  );
}
