import {
  closePollRound,
  decidePollSuspicion,
  updatePoll,
  type PollControl,
  type PollSettings,
  type PollSuspicion,
} from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { suspicionWords } from './suspicion-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollSuspicions.module.css';

const Notes = part('div', css.notes);

interface PollSuspicionsProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
}

/** Warns the teacher of answers that may be one person's, and offers remedies. */
export function PollSuspicions({ control, onDone }: PollSuspicionsProps) {
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<PollControl>): Promise<void> => {
    setSending(true);
    try {
      onDone(await work());
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setSending(false);
    }
  };
  if (control.suspicions.length === 0) return null;
  const decide = ({ key }: PollSuspicion, isLeftOut: boolean) =>
    send(() => call(decidePollSuspicion, { params: { pollId: control.id }, body: { key, isLeftOut } }));
  return (
    <Notes>
      {control.suspicions.map((suspicion) => (
        <SuspicionNote
          key={suspicion.key}
          suspicion={suspicion}
          isSending={isSending}
          onDecide={(isLeftOut) => void decide(suspicion, isLeftOut)}
        >
          <Remedies
            control={control}
            isSending={isSending}
            onSet={(settings) => void send(() => set(control, settings))}
          />
        </SuspicionNote>
      ))}
    </Notes>
  );
}

/** Closes voting first: who may answer cannot change while it is open. */
async function set({ id: pollId, current }: PollControl, settings: Partial<PollSettings>): Promise<PollControl> {
  if (settings.membersOnly !== undefined && current?.phase === 'open') {
    const { questionId, round } = current;
    await call(closePollRound, { params: { pollId, questionId }, body: { round } });
  }
  return call(updatePoll, { params: { pollId }, body: { settings } });
}

interface SuspicionNoteProps {
  suspicion: PollSuspicion;
  isSending: boolean;
  onDecide: (isLeftOut: boolean) => void;
  children: ReactNode;
}

function SuspicionNote({ suspicion, isSending, onDecide, children }: SuspicionNoteProps) {
  const { isLeftOut, isDecided, voters } = suspicion;
  const { title, reason } = suspicionWords(suspicion);
  return (
    <Note tone={isDecided ? 'neutral' : 'warning'} role="status" title={title}>
      <p>
        {reason} {isLeftOut ? t(m.leftOut) : t(m.answersCount)}
      </p>
      <div className={css.actions}>
        {isLeftOut ? null : (
          <Button size="small" variant="contained" disabled={isSending} onClick={() => onDecide(true)}>
            {t(m.leaveOut, { count: voters })}
          </Button>
        )}
        {isLeftOut ? (
          <Button size="small" variant="outlined" disabled={isSending} onClick={() => onDecide(false)}>
            {t(m.countVoters, { count: voters })}
          </Button>
        ) : isDecided ? null : (
          <Button size="small" variant="outlined" disabled={isSending} onClick={() => onDecide(false)}>
            {t(m.inTheRoom)}
          </Button>
        )}
        {isDecided ? null : children}
      </div>
    </Note>
  );
}

interface RemediesProps {
  control: PollControl;
  isSending: boolean;
  onSet: (settings: Partial<PollSettings>) => void;
}

/** Offers settings that keep it from happening again in this poll. */
function Remedies({ control, isSending, onSet }: RemediesProps) {
  const { settings, state, classId, current } = control;
  if (state !== 'live') return null;
  return (
    <>
      {settings.presence ? null : (
        <Button size="small" variant="outlined" disabled={isSending} onClick={() => onSet({ presence: true })}>
          {t(m.askPresenceCode)}
        </Button>
      )}
      {classId === null || settings.membersOnly ? null : (
        <Button size="small" variant="outlined" disabled={isSending} onClick={() => onSet({ membersOnly: true })}>
          {current?.phase === 'open' ? t(m.closeMembersOnly) : t(m.membersOnly)}
        </Button>
      )}
    </>
  );
}
