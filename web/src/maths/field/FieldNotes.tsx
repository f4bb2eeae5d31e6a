import type { ReactElement, ReactNode } from 'react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/pressing/Button.tsx';
import { Eye } from 'lucide-react';
import { Note } from '../../ui/messages/Note.tsx';
import { Formula } from '../typesetting/Formula.tsx';
import type { ReadingProblem } from '../reading/notation.ts';
import { adviceFor } from '../reading/advice.ts';
import { SlotNotesContext } from '../typesetting/slot-notes.ts';
import { part } from '../../ui/part.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './FieldNotes.module.css';

const ReadAsLine = part('p', css.readAsLine);

const Spaced = part('div', css.spaced);

interface ReadAsProps {
  latex: string | undefined;
  /** The box has the focus: of several boxes in one sentence, the line is about this one. */
  isCurrent: boolean;
}

/**
 * Shows the reading of the answer, typeset on one line. Its room is always kept: nothing moves when the box is entered,
 * filled or left.
 */
export function ReadAs({ latex, isCurrent }: ReadAsProps): ReactElement {
  return (
    <ReadAsLine aria-hidden="true" data-read-as data-current={isCurrent || undefined}>
      {latex === undefined ? null : (
        <>
          <Eye />
          <span>{t(m.readAs)}</span>
          <span className={css.read}>
            <Formula latex={latex} />
          </span>
        </>
      )}
    </ReadAsLine>
  );
}

interface ProblemNoteProps {
  problem: ReadingProblem;
  id: string;
  /** Takes the answer as it was probably meant; absent where nothing can be typed. */
  onWrite: ((answer: string) => void) | undefined;
}

/** [V04] Input that cannot be read: the sentence, plain words, and that it costs nothing. */
export function ProblemNote({ problem, id, onWrite }: ProblemNoteProps): ReactElement {
  const { suggestion } = problem;
  const detail = adviceFor(problem);
  return (
    <Spaced>
      <Note tone="warning" title={problem.title} role="alert" id={id}>
        {t(m.doesNotUseUp, { detail }).trim()}
        {suggestion !== undefined && onWrite !== undefined && <WriteButton suggestion={suggestion} onWrite={onWrite} />}
      </Note>
    </Spaced>
  );
}

/** Writes the answer as it was probably meant into the box. */
function WriteButton({ suggestion, onWrite }: { suggestion: string; onWrite: (answer: string) => void }): ReactElement {
  return (
    <span className={css.write}>
      <Button size="small" variant="outlined" onClick={() => onWrite(suggestion)}>
        <Rich
          of={m.write}
          tags={{ answer: /\\|[_^]\{/.test(suggestion) ? <Formula latex={suggestion} /> : <>{suggestion}</> }}
        />
      </Button>
    </span>
  );
}

/** Why something was not taken, e.g. a text that was pasted. */
export function NoticeNote({ notice }: { notice: string }): ReactElement {
  return (
    <Spaced>
      <Note tone="warning">{notice}</Note>
    </Spaced>
  );
}

/** Puts its children under the sentence in which the box stands, or right after the box where there is no sentence. */
export function UnderTheSentence({ children }: { children: ReactNode }): ReactElement | null {
  const place = useContext(SlotNotesContext);
  if (place === undefined) return <>{children}</>;
  return place === null ? null : createPortal(children, place);
}
