import { createClassroom, listClassrooms } from '@lemma/contracts';
import { useRef } from 'react';
import { useNavigate } from '../../../routing/router-context.ts';
import { readAgain } from '../../../api/use-read.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { paths } from '../../../paths.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { ownTimeZone } from '../time-zones.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Asks for a name, creates the class and goes to it. */
export function CreateClassroomDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const nameBox = useRef<HTMLInputElement>(null);
  const form = useForm({ name: t(m.myClass), description: '' });

  const handleSubmit = async () => {
    const classroom = await form.submit(createClassroom, { body: { ...form.values, timeZone: ownTimeZone() } });
    if (!classroom) return;
    void readAgain(listClassrooms, {});
    await navigate(paths.taughtClassroom(classroom.id));
  };

  return (
    <FormDialog
      title={t(m.createClass)}
      action={t(m.createClass)}
      state={form}
      onShown={() => nameBox.current?.select()}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t(m.name)}
        inputRef={nameBox}
        placeholder={t(m.nameExample)}
        maxLength={120}
        {...form.field('name')}
      />
      <TextField label={t(m.descriptionOptional)} maxLength={400} {...form.field('description')} />
    </FormDialog>
  );
}
