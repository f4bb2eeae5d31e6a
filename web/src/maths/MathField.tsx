import type { NotationId } from '@lemma/math/document';
import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ReactElement, Ref } from 'react';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import type { BoxVerdict } from './answer-states.ts';
import { BoxFrame } from './field/BoxFrame.tsx';
import { EarlyBox, useEarlyText, useEarlyUse } from './field/early/EarlyBox.tsx';
import { NoticeNote, ProblemNote, ReadAs, UnderTheSentence } from './field/FieldNotes.tsx';
// The stylesheet of the field stays with the page: of the field only one file may fail to arrive.
import './field/MathLiveBox.module.css';
import { boxAttribute } from './field/neighbour-box.ts';
import { PlainBox } from './field/PlainBox.tsx';
import { useFieldEngine } from './field/use-field-engine.ts';
import { useReading } from './field/use-reading.ts';
import { noHints } from './keyboard/first-row/hints.ts';
import type { KeyboardHints } from './keyboard/first-row/hints.ts';
import type { Reading, ReadingProblem } from './reading/notation.ts';
import { useNotation } from './reading/notation-context.ts';
import { readingOptionsOf, type AskedPart } from './reading/reading-options.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

export interface MathFieldHandle {
  focus: () => void;
}

export interface MathFieldProps {
  /** LaTeX, or plain typed maths when the field had to fall back to text. */
  value: string;
  onChange: (value: string) => void;
  /** Enter, and the Check key of the maths keyboard. */
  onEnter?: () => void;
  /** Accessible name. */
  label: string;
  verdict?: BoxVerdict | undefined;
  /** A problem that the check found; it is shown immediately, until the answer changes. */
  problem?: ReadingProblem | undefined;
  keyboard?: KeyboardHints;
  /** The part that is answered, which says how the answer is read. */
  asked?: AskedPart;
  /** Word on the keyboard's filled key. Default `Check`. */
  checkLabel?: string;
  readOnly?: boolean;
  startsFocused?: boolean;
  /** Width of the empty box in pixels. Default 96. */
  minWidth?: number;
  /** Takes the whole width, as on the phone in polls. */
  wide?: boolean;
  /** Shows "Read as …" under the box. Default true. */
  readAs?: boolean;
  /** Brackets find their partners; off for intervals written `]a, b[`. Default true. */
  smartFence?: boolean;
  ref?: Ref<MathFieldHandle>;
}

/**
 * A box to type mathematics in, with the maths keyboard of the page. Typing `1/2`, `x^2+3x`, `sqrt`, `pi`, `>=` builds what
 * it says. An unreadable answer is reported in place after a pause [V04] and costs nothing.
 */
export function MathField({ ref, ...props }: MathFieldProps): ReactElement {
  const { value, label, verdict, keyboard = noHints, checkLabel = t(m.check), readOnly = false } = props;
  const notation = useNotation();
  const id = useId();
  const box = useRef<{ focus: () => void }>(null);
  const [focus, setFocus] = useState<Focus>('never');
  const focused = focus === 'now';
  const early = useEarlyUse(props.startsFocused ?? false);
  const handleEarlyFocus = (): void => (box.current === null ? early.onFocus() : box.current.focus());
  const [startsEditable] = useState(!readOnly);
  const [notice, setNotice] = useState<string | undefined>(undefined);
  useImperativeHandle(ref, () => ({ focus: handleEarlyFocus }));

  const typing = { value, notation, onChange: props.onChange, isWanted: early.isWanted };
  const engine = useFieldEngine({ ...typing, isInUse: focused || readOnly });
  const plain = engine === 'plain';
  const { reading, settled, shownProblem } = useToldReading(props, notation, keyboard, plain, focus);
  const problem = shownProblem ?? props.problem;
  const change = (next: string): void => {
    setNotice(undefined);
    props.onChange(next);
  };
  useEarlyText(early.typed, plain, value, props.onChange);
  const handleFocusChange = (isFocused: boolean): void => setFocus(isFocused ? 'now' : 'before');
  const shared = { value, onChange: change, onEnter: props.onEnter, onFocusChange: handleFocusChange };

  const earlyBox = { value, label, readOnly, onFocus: handleEarlyFocus };
  const waiting = <EarlyBox use={early} {...earlyBox} />;

  return (
    <>
      <BoxFrame
        {...{ [boxAttribute]: true, 'data-math-field': true }}
        dir="ltr"
        verdict={verdict}
        unreadable={problem !== undefined}
        minWidth={props.minWidth ?? 96}
        wide={props.wide ?? false}
      >
        {engine === 'waiting' ? (
          waiting
        ) : engine === 'plain' ? (
          <PlainBox
            {...shared}
            ref={box}
            label={label}
            readOnly={readOnly}
            describedBy={problem === undefined ? undefined : `${id}-problem`}
            invalid={problem !== undefined}
          />
        ) : (
          <engine.MathLiveBox
            {...shared}
            ref={box}
            Field={engine.MathfieldElement}
            settings={{ label, readOnly, smartFence: props.smartFence ?? true }}
            notation={notation}
            hints={keyboard}
            checkLabel={checkLabel}
            onNotice={setNotice}
            showsGaps={problem !== undefined}
            startsFocused={early.wantsFocus}
            typedBefore={early.typed}
            waiting={waiting}
          />
        )}
        <VisuallyHidden as="output">
          {focused && settled && reading?.state === 'read' ? t(m.readAs, { spoken: reading.spoken }) : notice}
        </VisuallyHidden>
      </BoxFrame>
      {typeof engine === 'object' && <engine.KeyboardCarrier />}
      <UnderTheSentence>
        {problem === undefined ? null : (
          <ProblemNote problem={problem} id={`${id}-problem`} onWrite={readOnly ? undefined : change} />
        )}
        {notice === undefined ? null : <NoticeNote notice={notice} />}
        {props.readAs !== false && startsEditable && problem === undefined ? (
          <ReadAs latex={shownReading(reading, plain)} isCurrent={focused} />
        ) : null}
      </UnderTheSentence>
    </>
  );
}

/** A text box shows the whole answer as it was understood; a field shows only what differs from what it displays. */
function shownReading(reading: Reading | undefined, isPlain: boolean): string | undefined {
  if (reading?.state !== 'read') return undefined;
  return isPlain ? reading.latex : reading.explained;
}

type Focus = 'never' | 'now' | 'before';

/** The live reading, and the problem to show: a template just inserted is not a mistake while the caret is in it. */
function useToldReading(
  { value, asked }: MathFieldProps,
  notation: NotationId,
  keyboard: KeyboardHints,
  isPlain: boolean,
  focus: Focus,
) {
  const syntax = isPlain && !value.includes('\\') ? 'plain' : 'latex';
  const options = useMemo(
    () => readingOptionsOf(asked ?? { keyboard }, syntax, notation),
    [asked, keyboard, syntax, notation],
  );
  const { reading, settled, quiet } = useReading(value, options);
  const problem = reading?.state === 'unreadable' ? reading.problem : undefined;
  const isTold = focus !== 'never' && (focus === 'now' && gap.test(value) ? quiet : settled);
  return { reading, settled, shownProblem: isTold ? problem : undefined };
}

/** An empty box of a template, as the field writes it. */
const gap = /\\placeholder|\{\s*\}/;
