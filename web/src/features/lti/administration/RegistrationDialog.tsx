import { updateLtiRegistration, type LtiRegistration } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { linesOf } from './lti-words.ts';

interface RegistrationDialogProps {
  registration: LtiRegistration;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Changes the name and the addresses of a system, and the rights of its people. */
export function RegistrationDialog({ registration, onSaved, onClose }: RegistrationDialogProps) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const { id, name, authorizationEndpoint, tokenEndpoint, jwksUri, makesAccounts, teachersMayWrite } = registration;
  const form = useForm({
    name,
    authorizationEndpoint,
    tokenEndpoint,
    jwksUri,
    makesAccounts,
    teachersMayWrite,
    frameOrigins: registration.frameOrigins.join('\n'),
  });

  const handleSubmit = async () => {
    const body = { ...form.values, frameOrigins: linesOf(form.values.frameOrigins) };
    const saved = await form.send(() =>
      confirmed(() => call(updateLtiRegistration, { params: { registrationId: id }, body })),
    );
    if (saved === undefined) return;
    await onSaved();
    toast.show({ kind: 'success', message: 'Saved.' });
    onClose();
  };

  return (
    <FormDialog title={`Settings of ${name}`} action="Save" state={form} onSubmit={handleSubmit} onClose={onClose}>
      <TextField label="Name" maxLength={120} {...form.field('name')} />
      <SwitchRow
        isFlush
        label="Learners get an account immediately"
        about="Off: at their first launch they choose between an account that they have and a new one."
        checked={form.values.makesAccounts}
        onChange={(value) => form.change({ makesAccounts: value })}
      />
      <SwitchRow
        isFlush
        label="Teachers may make classes and write exercises"
        about="People who teach a course there get the rights of a teacher here with their next launch."
        checked={form.values.teachersMayWrite}
        onChange={(value) => form.change({ teachersMayWrite: value })}
      />
      <TextField
        label="Addresses that may show Lemma in a frame, one to a line"
        helper="Those of the system itself may always. Canvas shows courses at the address of each school."
        multiline
        minRows={2}
        {...form.field('frameOrigins')}
      />
      <TextField label="Login address (authentication request)" {...form.field('authorizationEndpoint')} />
      <TextField label="Token address" {...form.field('tokenEndpoint')} />
      <TextField label="Address of the public keys (JWKS)" {...form.field('jwksUri')} />
    </FormDialog>
  );
}
