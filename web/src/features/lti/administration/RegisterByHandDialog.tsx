import { createLtiRegistration } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';

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
    toast.show({ kind: 'success', message: `${made.name} is registered.` });
    onClose();
  };

  return (
    <FormDialog title="Register by hand" action="Register" state={form} onSubmit={handleSubmit} onClose={onClose}>
      <TextField label="Name" placeholder="Riverside School" maxLength={120} {...form.field('name')} />
      <TextField
        label="Issuer (platform id)"
        helper="Exactly as the system writes it: with or without a slash at the end."
        {...form.field('issuer')}
      />
      <TextField label="Client id" {...form.field('clientId')} />
      <TextField label="Login address (authentication request)" {...form.field('authorizationEndpoint')} />
      <TextField label="Token address" {...form.field('tokenEndpoint')} />
      <TextField label="Address of the public keys (JWKS)" {...form.field('jwksUri')} />
      <TextField
        label="Deployment id (optional)"
        helper="Without it the first launch shows the installation here, and you switch it on."
        {...form.field('deploymentId')}
      />
    </FormDialog>
  );
}
