import { createSection, type ResponseOf } from '@lemma/contracts';
import { useSubmit } from '../../../api/use-submit.ts';
import { NameDialog } from '../../../ui/fields/NameDialog.tsx';

interface CreateSectionDialogProps {
  classId: string;
  onClose: () => void;
  onCreated: (section: ResponseOf<typeof createSection>) => void;
}

/** Asks for a name and adds a section at the end of the class. */
export function CreateSectionDialog({ classId, onClose, onCreated }: CreateSectionDialogProps) {
  const submission = useSubmit(createSection, ['name']);
  const create = async (name: string) => {
    const section = await submission.submit({ params: { classId }, body: { name } });
    if (section === undefined) return;
    onCreated(section);
    onClose();
  };
  return (
    <NameDialog
      title="Create section"
      action="Create section"
      placeholder="Quadratics"
      maxLength={120}
      submission={submission}
      onSubmit={create}
      onClose={onClose}
    />
  );
}
