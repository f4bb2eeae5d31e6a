import { listMyAppeals, makeAppeal, type MyAppeal } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { Scale } from 'lucide-react';
import { useRead } from '../../api/use-read.ts';
import { useForm } from '../../api/form/use-form.ts';
import { FormDialog } from '../../ui/fields/FormDialog.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { part } from '../../ui/part.ts';
import css from './AppealButton.module.css';

const Spaced = part('div', css.spaced);

interface AppealButtonProps {
  attemptId: string;
  responseId: string;
  part: string;
  /** Names the answer where there are several. */
  label?: string;
}

/** A4: “My answer is equivalent”, and what became of it. */
export function AppealButton({ attemptId, responseId, part, label }: AppealButtonProps) {
  const read = useRead(listMyAppeals, { attemptId }, { revalidateOnFocus: false });
  const [isOpen, setIsOpen] = useState(false);
  const own = read.data?.find((appeal) => appeal.responseId === responseId && appeal.part === part);
  if (read.data === undefined) return null;
  if (own) return <AppealState appeal={own} />;
  return (
    <Spaced>
      <Button size="small" variant="text" startIcon={<Scale aria-hidden />} onClick={() => setIsOpen(true)}>
        My answer is equivalent{label === undefined ? '' : `: ${label}`}
      </Button>
      {isOpen ? (
        <AppealDialog
          ids={{ attemptId, responseId, part }}
          onClose={() => setIsOpen(false)}
          onMade={async (made) => {
            await read.mutate([...(read.data ?? []), made], { revalidate: false });
            setIsOpen(false);
          }}
        />
      ) : null}
    </Spaced>
  );
}

function AppealState({ appeal }: { appeal: MyAppeal }) {
  const titles = {
    open: 'Your teacher looks at this answer again',
    accepted: 'Your teacher agrees: your answer is equivalent',
    refused: 'Your teacher has looked at it: not equivalent',
  } as const;
  const tone = appeal.state === 'accepted' ? 'right' : 'information';
  return (
    <Spaced className={css.spacedPlace}>
      <Note tone={tone} icon={<Scale aria-hidden />} title={titles[appeal.state]} role="status">
        {appeal.reply === '' ? null : `“${appeal.reply}”`}
      </Note>
    </Spaced>
  );
}

interface AppealDialogProps {
  ids: { readonly attemptId: string; readonly responseId: string; readonly part: string };
  onClose: () => void;
  onMade: (appeal: MyAppeal) => Promise<void>;
}

function AppealDialog({ ids: { attemptId, ...answer }, onClose, onMade }: AppealDialogProps) {
  const form = useForm({ message: '' });
  const send = async (): Promise<void> => {
    const made = await form.submit(makeAppeal, { params: { attemptId }, body: { ...answer, ...form.values } });
    if (made !== undefined) await onMade(made);
  };
  return (
    <FormDialog
      title="Is your answer equivalent?"
      action="Ask my teacher"
      state={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>It is checked once more, with more time, and your teacher decides. If it is accepted, you get the points.</p>
      <TextField
        label="Why do you think so? (optional)"
        maxLength={300}
        multiline
        minRows={2}
        autoFocus
        {...form.field('message')}
      />
    </FormDialog>
  );
}
