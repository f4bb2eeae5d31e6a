import { listMyAppeals, makeAppeal, type MyAppeal } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Scale } from 'lucide-react';
import { useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { FormDialogActions } from '../../ui/fields/FormDialogActions.tsx';
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
  const [message, setMessage] = useState('');
  const submission = useSubmit(makeAppeal, ['message']);
  const send = async (): Promise<void> => {
    const made = await submission.submit({ params: { attemptId }, body: { ...answer, message } });
    if (made !== undefined) await onMade(made);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="appeal-dialog" fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DialogTitle id="appeal-dialog">Is your answer equivalent?</DialogTitle>
        <DialogContent>
          <p className={css.before}>
            It is checked once more, with more time, and your teacher decides. If it is accepted, you get the points.
          </p>
          <TextField
            label="Why do you think so? (optional)"
            value={message}
            onChange={setMessage}
            error={submission.errors['message'] ?? submission.formError}
            maxLength={300}
            multiline
            minRows={2}
            autoFocus
          />
        </DialogContent>
        <FormDialogActions label="Ask my teacher" isDisabled={submission.isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
