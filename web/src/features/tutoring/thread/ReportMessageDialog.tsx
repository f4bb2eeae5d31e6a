import { reportHelpMessage } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface ReportMessageDialogProps {
  threadId: string;
  messageId: string;
  onClose: () => void;
}

/** Reports a message to the people who run this instance. */
export function ReportMessageDialog({ threadId, messageId, onClose }: ReportMessageDialogProps) {
  const toast = useToast();
  const form = useForm({ reason: '' });
  const send = async (): Promise<void> => {
    const body = form.values;
    if ((await form.submit(reportHelpMessage, { params: { threadId, messageId }, body })) === undefined) return;
    toast.show({ kind: 'success', message: t(m.messageReported) });
    onClose();
  };
  return (
    <FormDialog title={t(m.reportMessage)} action={t(m.report)} state={form} onSubmit={send} onClose={onClose}>
      <p>{t(m.goesWithNameTo)}</p>
      <TextField label={t(m.whatWrongWith)} {...form.field('reason')} maxLength={500} multiline minRows={2} autoFocus />
    </FormDialog>
  );
}
