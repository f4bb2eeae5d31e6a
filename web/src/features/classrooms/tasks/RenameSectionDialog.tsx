import { renameSection } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { NameDialog } from '../../../ui/fields/NameDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface RenameSectionDialogProps {
  classId: string;
  section: { readonly id: string; readonly name: string };
  onClose: () => void;
  onRenamed: () => void;
}

/** Gives a section another name. */
export function RenameSectionDialog({ classId, section, onClose, onRenamed }: RenameSectionDialogProps) {
  const form = useForm({ name: section.name });
  const rename = async () => {
    if (!(await form.submit(renameSection, { params: { classId, sectionId: section.id }, body: form.values }))) return;
    onRenamed();
    onClose();
  };
  return (
    <NameDialog
      title={t(m.renameSection)}
      action={t(m.rename)}
      maxLength={120}
      form={form}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
