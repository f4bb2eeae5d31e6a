import { Link } from '../../../routing/Link.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import type { Phase } from '../playing/player-state.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';
import { part } from '../../../ui/part.ts';
import css from './PhaseNote.module.css';

const Spaced = part('div', css.spaced);

interface PhaseNoteProps {
  phase: Phase;
  refusal: string | undefined;
  /** As far as this page knows, nothing reaches the server. */
  isOffline: boolean;
  /** The answer came after the end; the teacher decides about it. */
  isKeptForTeacher: boolean;
  /** Where a closed task is practised on. */
  practiceAt?: string | undefined;
}

/** Shows messages about the question as a whole. */
export function PhaseNote({ phase, refusal, isOffline, isKeptForTeacher, practiceAt }: PhaseNoteProps) {
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
  if (phase === 'waiting' && isOffline) {
    return (
      <Spaced>
        <Note tone="information" title={`Your answer is kept ${where}`}>
          It is sent as soon as the network is back. You can continue.
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
        <Note tone="neutral" title="No more answers are taken here">
          {practiceAt !== undefined && (
            <>
              <Link to={practiceAt}>Practise with new numbers</Link>: it does not count.
            </>
          )}
        </Note>
      </Spaced>
    );
  }
  return null;
}
