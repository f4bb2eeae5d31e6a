import { createLtiRegistration } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { addressesOf, knownSystems, systemNames, type KnownSystem } from './known-systems.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface RegisterByHandDialogProps {
  onMade: () => Promise<void>;
  onClose: () => void;
}

type System = KnownSystem | 'other';

/** The fields that a choice of the system fills in, as far as its addresses are certain. */
const unfilled = { authorizationEndpoint: '', tokenEndpoint: '', jwksUri: '' };

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** For a system that cannot register itself: what its administrator has copied from it. */
export function RegisterByHandDialog({ onMade, onClose }: RegisterByHandDialogProps) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const form = useForm({
    name: '',
    issuer: '',
    clientId: '',
    authorizationEndpoint: '',
    tokenEndpoint: '',
    tokenAudience: '',
    jwksUri: '',
    deploymentId: '',
  });

  const [system, setSystem] = useState<System>('other');
  const [school, setSchool] = useState('');
  /** Fills in what follows from the system and its school; all of it can be changed afterwards. */
  const handleSystem = (chosen: System, site: string): void => {
    setSystem(chosen);
    setSchool(site);
    const known = chosen === 'other' ? undefined : addressesOf(chosen, site);
    if (known !== undefined) form.change({ ...unfilled, ...known });
  };

  const handleSubmit = async () => {
    const { deploymentId, tokenAudience, ...fields } = form.values;
    const body = {
      ...fields,
      tokenAudience: orNull(tokenAudience),
      deploymentId: orNull(deploymentId),
      frameOrigins: system === 'other' ? [] : [school.trim()],
    };
    const made = await form.send(() => confirmed(() => call(createLtiRegistration, { body })));
    if (made === undefined) return;
    await onMade();
    toast.show({ kind: 'success', message: t(m.isRegistered, { name: made.name }) });
    onClose();
  };

  return (
    <FormDialog
      title={t(m.registerByHand)}
      action={t(m.register)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField label={t(m.name)} placeholder={t(m.riversideSchool)} maxLength={120} {...form.field('name')} />
      <SystemFields system={system} school={school} onChange={handleSystem} />
      <TextField label={t(m.clientId)} {...form.field('clientId')} />
      <TextField label={t(m.issuerPlatformId)} helper={t(m.exactlyAsSystemWrites)} {...form.field('issuer')} />
      <TextField label={t(m.loginAddressAuthenticationRequest)} {...form.field('authorizationEndpoint')} />
      <TextField label={t(m.tokenAddress)} {...form.field('tokenEndpoint')} />
      <TextField label={t(m.addressOfPublicKeys)} {...form.field('jwksUri')} />
      <TextField label={t(m.tokenAudienceOptional)} helper={t(m.sameAsTokenAddress)} {...form.field('tokenAudience')} />
      <TextField
        label={t(m.deploymentIdOptional)}
        helper={t(m.withoutFirstLaunchShows)}
        {...form.field('deploymentId')}
      />
    </FormDialog>
  );
}

interface SystemFieldsProps {
  system: System;
  school: string;
  onChange: (system: System, school: string) => void;
}

/** The kind of system, and where its school opens it. */
function SystemFields({ system, school, onChange }: SystemFieldsProps) {
  return (
    <>
      <SelectField
        label={t(m.whichSystem)}
        value={system}
        options={[
          { value: 'other', label: t(m.anotherSystem) },
          ...knownSystems.map((value) => ({ value, label: systemNames[value] })),
        ]}
        onChange={(chosen) => onChange(chosen, school)}
      />
      {system === 'other' ? null : (
        <TextField
          label={t(m.addressOfSchool)}
          helper={system === 'blackboard' ? t(m.portalShowsOthers) : t(m.asPeopleOpenIt)}
          value={school}
          onChange={(site) => onChange(system, site)}
        />
      )}
    </>
  );
}
