import { renameSection } from '@lemma/contracts';
import { useSubmit } from '../../../api/use-submit.ts';
import { NameDialog } from '../../../ui/fields/NameDialog.tsx';

interface RenameSectionDialogProps {
  classId: string;
  section: { readonly id: string; readonly name: string };
  onClose: () => void;
  onRenamed: () => void;
}

/** Gives a section another name. */
export function RenameSectionDialog({ classId, section, onClose, onRenamed }: RenameSectionDialogProps) {
  const submission = useSubmit(renameSection, ['name']);
  const rename = async (name: string) => {
    if (!(await submission.submit({ params: { classId, sectionId: section.id }, body: { name } }))) return;
    onRenamed();
    onClose();
  };
  return (
    <NameDialog
      title="Rename section"
      action="Rename"
      start={section.name}
      maxLength={120}
      submission={submission}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
