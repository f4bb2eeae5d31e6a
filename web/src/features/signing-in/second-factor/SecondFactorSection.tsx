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
    <SettingsSection
      title="Two-step sign-in"
      hint="After your password we ask for something that only you have: a code of your phone, or a passkey."
    >
      {data === undefined ? (
        error === undefined ? (
          <SkeletonRows label="Loading two-step sign-in" rows={2} head={false} />
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
