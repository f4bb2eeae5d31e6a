import { Note } from '../../../ui/messages/Note.tsx';
import type { Phase } from '../playing/player-state.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';
import { part } from '../../../ui/part.ts';
import css from './PhaseNote.module.css';

const Spaced = part('div', css.spaced);

interface PhaseNoteProps {
  phase: Phase;
  refusal: string | undefined;
  isReached: boolean;
  /** The answer came after the end; the teacher decides about it. */
  isKeptForTeacher: boolean;
}

/** Shows messages about the question as a whole. */
export function PhaseNote({ phase, refusal, isReached, isKeptForTeacher }: PhaseNoteProps) {
  const { where } = useKeptWhere();
  if (isKeptForTeacher) {
    return (
      <Spaced>
        <Note tone="information" title="Your answer came after the end">
          You typed it in time. It is kept, and your teacher decides whether it counts.
        </Note>
      </Spaced>
    );
  }
  if (refusal !== undefined) {
    return (
      <Spaced>
        <Note tone="warning" role="alert" title={refusal}>
          Your answer is still in the box.
        </Note>
      </Spaced>
    );
  }
  if (phase === 'waiting' && !isReached) {
    return (
      <Spaced>
        <Note tone="warning" title="Network error, please try again.">
          Your answer is kept {where} and is checked as soon as the network is back. You can continue.
        </Note>
      </Spaced>
    );
  }
  if (phase === 'taken') {
    return (
      <Spaced>
        <Note tone="information" title="Your answer is kept">
          It could not be decided whether it is right. Your teacher sees it.
        </Note>
      </Spaced>
    );
  }
  if (phase === 'closed') {
    return (
      <Spaced>
        <Note tone="neutral" title="No more answers are taken here" />
      </Spaced>
    );
  }
  return null;
}
