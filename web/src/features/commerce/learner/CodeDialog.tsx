import { redeemCode } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { useSession } from '../../../session/session-context.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { requireUser } from './require-user.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface CodeDialogProps {
  onClose: () => void;
  onUsed: () => Promise<unknown>;
}

/** Uses an access code that a school or a bookstore has handed out. */
export function CodeDialog({ onClose, onUsed }: CodeDialogProps) {
  const form = useForm({ code: '' });
  const { adopt } = useSession();
  const { show } = useToast();
  const handleSubmit = async () => {
    const answer = await form.submit(redeemCode, { body: form.values });
    if (answer === undefined) return;
    await adopt(requireUser(answer));
    await onUsed();
    show({ kind: 'success', message: t(m.youHaveAPlace, { itemName: answer.entitlement.itemName }) });
    onClose();
  };
  return (
    <FormDialog
      title={t(m.accessCodeTitle)}
      action={t(m.codeAction)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t(m.accessCode)}
        placeholder={t(m.codePattern)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        code
        {...form.field('code')}
      />
    </FormDialog>
  );
}
