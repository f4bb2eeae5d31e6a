import { helpTextMaximum, publishHelpThread, type HelpMessage, type HelpThread } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface PublishDialogProps {
  thread: HelpThread;
  published: { readonly question: string; readonly answer: string } | null;
  messages: readonly HelpMessage[];
  onClose: () => void;
  onPublished: () => Promise<unknown>;
}

/** The words that the class will see: the question and the last answer, to be changed before they are shown. */
export function PublishDialog({ thread, published, messages, onClose, onPublished }: PublishDialogProps) {
  const toast = useToast();
  const form = useForm(
    published ?? {
      question: messages.find(({ isStaff }) => !isStaff)?.text ?? '',
      answer: messages.findLast(({ isStaff }) => isStaff)?.text ?? '',
    },
  );
  const send = async (): Promise<void> => {
    const body = form.values;
    if ((await form.submit(publishHelpThread, { params: { threadId: thread.id }, body })) === undefined) return;
    await onPublished();
    toast.show({ kind: 'success', message: t(m.classSeesUnderExercise) });
    onClose();
  };
  const field = { multiline: true, minRows: 3, maxLength: helpTextMaximum } as const;
  return (
    <FormDialog title={t(m.showToClass)} action={t(m.showIt)} state={form} onSubmit={send} onClose={onClose}>
      <p>{t(m.appearsUnderAsOthers, { title: thread.title })}</p>
      <TextField label={t(m.questionLabel)} {...form.field('question')} {...field} />
      <TextField label={t(m.answer)} {...form.field('answer')} {...field} />
    </FormDialog>
  );
}
