import { Link } from '../../../routing/Link.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import type { Phase } from '../playing/player-state.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
        <Note tone="information" title={t(m.answerAfterEnd)}>
          {t(m.keptForTeacher)}
        </Note>
      </Spaced>
    );
  }
  if (refusal !== undefined) {
    return (
      <Spaced>
        <Note tone="warning" role="alert" title={refusal}>
          {t(m.answerStillInBox)}
        </Note>
      </Spaced>
    );
  }
  if (phase === 'waiting' && isOffline) {
    return (
      <Spaced>
        <Note tone="information" title={t(m.answerIsKeptWhere, { where })}>
          {t(m.sentLaterContinue)}
        </Note>
      </Spaced>
    );
  }
  if (phase === 'taken') {
    return (
      <Spaced>
        <Note tone="information" title={t(m.answerIsKept)}>
          {t(m.notDecidedByTeacher)}
        </Note>
      </Spaced>
    );
  }
  if (phase === 'closed') {
    return (
      <Spaced>
        <Note tone="neutral" title={t(m.noMoreAnswers)}>
          {practiceAt !== undefined && (
            <>
              <Rich of={m.practiseNewNumbers} tags={{ link: <Link to={practiceAt} /> }} />
            </>
          )}
        </Note>
      </Spaced>
    );
  }
  return null;
}
