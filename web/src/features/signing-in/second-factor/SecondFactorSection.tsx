import { getSignInMethods, renewRecoveryCodes } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { Authenticator } from './Authenticator.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { useAct } from '../confirming/use-act.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SecondFactorSection.module.css';

const Rows = part('div', css.rows);

/** Two-step sign-in: authenticator app, passkeys, and the codes for the day on which both are lost. */
export function TwoStepSection() {
  const { data, error } = useRead(getSignInMethods, {});
  const [codes, setCodes] = useState<readonly string[]>();
  const { act } = useAct();

  /** The first passkey comes with recovery codes, so that it locks no one out. */
  const handlePasskey = async () => {
    if (data?.recoveryCodesLeft !== 0) return;
    const made = await act(() => call(renewRecoveryCodes, {}));
    if (made) setCodes(made.recoveryCodes);
  };

  const hasFactor = data !== undefined && (data.hasAuthenticator || data.passkeys.length > 0);
  return (
    <SettingsSection title={t(m.twoStepSignIn)} hint={t(m.afterPasswordWeAsk)}>
      {data === undefined ? (
        error === undefined ? (
          <SkeletonRows label={t(m.loadingTwoStepSign)} rows={2} head={false} />
        ) : (
          <Note tone="wrong" title={wordsFor(error)} />
        )
      ) : (
        <Card as="div">
          <Rows>
            <Authenticator isOn={data.hasAuthenticator} onCodes={setCodes} />
            <Passkeys passkeys={data.passkeys} onAdded={handlePasskey} />
            {hasFactor && <RecoveryCodes left={data.recoveryCodesLeft} fresh={codes} onFresh={setCodes} />}
          </Rows>
        </Card>
      )}
    </SettingsSection>
  );
}
