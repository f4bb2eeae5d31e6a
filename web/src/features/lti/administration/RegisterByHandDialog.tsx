import { createLtiRegistration } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface RegisterByHandDialogProps {
  onMade: () => Promise<void>;
  onClose: () => void;
}

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
    jwksUri: '',
    deploymentId: '',
  });

  const handleSubmit = async () => {
    const { deploymentId, ...fields } = form.values;
    const body = { ...fields, deploymentId: deploymentId.trim() === '' ? null : deploymentId };
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
      <TextField label={t(m.issuerPlatformId)} helper={t(m.exactlyAsSystemWrites)} {...form.field('issuer')} />
      <TextField label={t(m.clientId)} {...form.field('clientId')} />
      <TextField label={t(m.loginAddressAuthenticationRequest)} {...form.field('authorizationEndpoint')} />
      <TextField label={t(m.tokenAddress)} {...form.field('tokenEndpoint')} />
      <TextField label={t(m.addressOfPublicKeys)} {...form.field('jwksUri')} />
      <TextField
        label={t(m.deploymentIdOptional)}
        helper={t(m.withoutFirstLaunchShows)}
        {...form.field('deploymentId')}
      />
    </FormDialog>
  );
}
