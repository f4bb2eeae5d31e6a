import { reportHelpMessage } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';

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
    toast.show({ kind: 'success', message: 'The message is reported.' });
    onClose();
  };
  return (
    <FormDialog title="Report this message" action="Report" state={form} onSubmit={send} onClose={onClose}>
      <p>It goes with your name to the people who run this site, not to the people in this thread.</p>
      <TextField
        label="What is wrong with it?"
        {...form.field('reason')}
        maxLength={500}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
