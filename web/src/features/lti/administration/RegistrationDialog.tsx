import { updateLtiRegistration, type LtiRegistration } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { linesOf } from './lti-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
    toast.show({ kind: 'success', message: t(m.saved) });
    onClose();
  };

  return (
    <FormDialog
      title={t(m.settingsOf, { name })}
      action={t(m.save)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField label={t(m.name)} maxLength={120} {...form.field('name')} />
      <SwitchRow
        isFlush
        label={t(m.learnersGetAccountImmediately)}
        about={t(m.offAtTheirFirst)}
        checked={form.values.makesAccounts}
        onChange={(value) => form.change({ makesAccounts: value })}
      />
      <SwitchRow
        isFlush
        label={t(m.teachersMayMakeClasses)}
        about={t(m.peopleWhoTeachCourse)}
        checked={form.values.teachersMayWrite}
        onChange={(value) => form.change({ teachersMayWrite: value })}
      />
      <TextField
        label={t(m.addressesMayShowLemma)}
        helper={t(m.thoseOfSystemItself)}
        multiline
        minRows={2}
        {...form.field('frameOrigins')}
      />
      <TextField label={t(m.loginAddressAuthenticationRequest)} {...form.field('authorizationEndpoint')} />
      <TextField label={t(m.tokenAddress)} {...form.field('tokenEndpoint')} />
      <TextField label={t(m.addressOfPublicKeys)} {...form.field('jwksUri')} />
    </FormDialog>
  );
}
