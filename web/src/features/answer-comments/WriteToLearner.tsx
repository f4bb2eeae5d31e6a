import { writeToLearner } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Mail } from 'lucide-react';
import { useForm } from '../../api/form/use-form.ts';
import { useUnsentMessage } from '../../session/unsent-messages.ts';
import { FormDialog } from '../../ui/fields/FormDialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface WriteToLearnerProps {
  classId: string;
  memberId: string;
  firstName: string;
}

/** A button for a few words to one learner, who gets them as a notification. */
export function WriteToLearner(props: WriteToLearnerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Mail aria-hidden />} onClick={() => setIsOpen(true)}>
        {t(m.writeTo, { name: props.firstName })}
      </Button>
      {isOpen ? <MessageDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function MessageDialog({ classId, memberId, firstName, onClose }: WriteToLearnerProps & { onClose: () => void }) {
  const unsent = useUnsentMessage(`learner ${memberId}`);
  const form = useForm({ text: unsent.text });
  const toast = useToast();
  const send = async (): Promise<void> => {
    const body = { id: unsent.id, text: form.values.text };
    if ((await form.submit(writeToLearner, { params: { classId, memberId }, body })) === undefined) return;
    unsent.clear();
    toast.show({ kind: 'success', message: t(m.getsMessage, { name: firstName }) });
    onClose();
  };
  return (
    <FormDialog
      title={t(m.writeTo, { name: firstName })}
      action={t(m.send)}
      state={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t(m.messageLabel)}
        {...form.field('text')}
        onChange={(text) => {
          form.change({ text });
          unsent.write(text);
        }}
        helper={t(m.comesAsNotification, { name: firstName })}
        maxLength={500}
        multiline
        minRows={3}
        autoFocus
      />
    </FormDialog>
  );
}
