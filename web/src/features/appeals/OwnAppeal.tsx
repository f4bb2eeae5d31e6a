import { listMyAppeals, makeAppeal, type MyAppeal } from '@lemma/contracts';
import { useState } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Scale } from 'lucide-react';
import { useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { FormDialogActions } from '../../ui/fields/FormDialogActions.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../ui/part.ts';
import css from './OwnAppeal.module.css';

const Spaced = part('div', css.spaced);

/** One part of a response that was marked wrong. */
export interface Appealed {
  readonly attemptId: string;
  readonly responseId: string;
  readonly part: string;
  /** Names the answer where there are several. */
  readonly label?: string | undefined;
}

const titles = {
  open: 'Your teacher looks at this answer again',
  accepted: 'Your teacher agrees: your answer is equivalent',
  refused: 'Your teacher has looked at it: not equivalent',
} as const;

function useOwnAppeal({ attemptId, responseId, part }: Appealed) {
  const read = useRead(listMyAppeals, { attemptId }, { revalidateOnFocus: false });
  const own = read.data?.find((appeal) => appeal.responseId === responseId && appeal.part === part);
  return { read, own };
}

/** A4: “My answer is equivalent”, a link in the note about the answer; gone once it was said. */
export function AppealLink({ of }: { of: Appealed }) {
  const { read, own } = useOwnAppeal(of);
  const [isOpen, setIsOpen] = useState(false);
  if (read.data === undefined || own !== undefined) return null;
  return (
    <>
      <button type="button" className={css.link} onClick={() => setIsOpen(true)}>
        My answer is equivalent
        {of.label === undefined ? null : <VisuallyHidden>: {of.label}</VisuallyHidden>}
      </button>
      {isOpen ? (
        <AppealDialog
          ids={{ attemptId: of.attemptId, responseId: of.responseId, part: of.part }}
          onClose={() => setIsOpen(false)}
          onMade={async (made) => {
            await read.mutate([...(read.data ?? []), made], { revalidate: false });
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

/** What became of it. */
export function AppealState({ of }: { of: Appealed }) {
  const { own } = useOwnAppeal(of);
  if (own === undefined) return null;
  return (
    <Spaced>
      <Note
        tone={own.state === 'accepted' ? 'right' : 'information'}
        icon={<Scale aria-hidden />}
        title={titles[own.state]}
        role="status"
      >
        {own.reply === '' ? null : `“${own.reply}”`}
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
          // The dialog belongs to a note in the question's own form, which is not to be checked by this.
          event.stopPropagation();
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
