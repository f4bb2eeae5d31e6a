import { createSection, type ResponseOf } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { NameDialog } from '../../../ui/fields/NameDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface CreateSectionDialogProps {
  classId: string;
  onClose: () => void;
  onCreated: (section: ResponseOf<typeof createSection>) => void;
}

/** Asks for a name and adds a section at the end of the class. */
export function CreateSectionDialog({ classId, onClose, onCreated }: CreateSectionDialogProps) {
  const form = useForm({ name: '' });
  const create = async () => {
    const section = await form.submit(createSection, { params: { classId }, body: form.values });
    if (section === undefined) return;
    onCreated(section);
    onClose();
  };
  return (
    <NameDialog
      title={t(m.createSection)}
      action={t(m.createSection)}
      placeholder={t(m.quadratics)}
      maxLength={120}
      form={form}
      onSubmit={create}
      onClose={onClose}
    />
  );
}
