import { listMyAppeals, makeAppeal, type MyAppeal } from '@lemma/contracts';
import { useState } from 'react';
import { Scale } from 'lucide-react';
import { useRead } from '../../api/use-read.ts';
import { useForm } from '../../api/form/use-form.ts';
import { FormDialog } from '../../ui/fields/FormDialog.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
  open: t(m.teacherLooksAtAnswer),
  accepted: t(m.teacherAgreesAnswerEquivalent),
  refused: t(m.teacherLookedAtNot),
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
      <button
        type="button"
        className={css.link}
        aria-label={of.label === undefined ? undefined : t(m.myAnswerEquivalent, { label: of.label })}
        onClick={() => setIsOpen(true)}
      >
        {t(m.claimEquivalent)}
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

/** Shows the state of an appeal. */
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
        {own.reply === '' ? null : t(m.quoted, { words: own.reply })}
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
    <FormDialog title={t(m.answerEquivalent)} action={t(m.askMyTeacher)} state={form} onSubmit={send} onClose={onClose}>
      <p>{t(m.checkedOnceMoreWith)}</p>
      <TextField label={t(m.whyDoThinkSo)} maxLength={300} multiline minRows={2} autoFocus {...form.field('message')} />
    </FormDialog>
  );
}
