import { type NotationId, notations } from '@lemma/math/document';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import type { MathfieldElement, MoveOutEvent } from 'mathlive';
import { notation as reader } from '../reading/notation.ts';
import type { KeyboardHints } from '../keyboard/first-row/hints.ts';
import { addField, hideKeyboard, keyboardState, targetField, updateField } from '../keyboard/keyboard-store.ts';
import type { KeyboardTarget } from '../keyboard/keyboard-store.ts';
import { isTouch } from './input-kind.ts';
import { moveToNeighbour } from './neighbour-box.ts';
import { sortPaste } from './paste.ts';
import { applySettings, laidOut, setDecimalSign, setUpField } from './set-up/set-up-field.ts';
import type { FieldSettings, MathfieldConstructor } from './set-up/set-up-field.ts';
import { beforeKey, focusField, insertLatex, runCommand, showGaps, typeText } from './type-into-field.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './MathLiveBox.module.css';

export interface MathLiveBoxProps {
  Field: MathfieldConstructor;
  value: string;
  settings: FieldSettings;
  notation: NotationId;
  hints: KeyboardHints;
  checkLabel: string;
  onChange: (value: string) => void;
  onEnter: (() => void) | undefined;
  onFocusChange: (focused: boolean) => void;
  /** Something to tell: a paste that was refused. */
  onNotice: (notice: string) => void;
  startsFocused: boolean;
  /** Text typed before the field was there. */
  typedBefore: string;
  /** Shown until the field has been laid out with its font, so that nothing moves. */
  waiting: ReactNode;
  /** Draws what is missing as boxes to fill in, because a problem is being shown. */
  showsGaps: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** One MathLive element with all that is ours about typing: break-out keys, paste, Enter, the keyboard of the page. */
export function MathLiveBox({ ref, ...props }: MathLiveBoxProps): ReactElement {
  const host = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement | undefined>(undefined);
  const [isReady, setReady] = useState(false);
  const own = useRef<string[]>([props.value]);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  const { Field, settings, value } = props;
  useEffect(() => {
    const place = host.current;
    if (place === null) return;
    const { notation, startsFocused } = latest.current;
    setDecimalSign(Field, notations[notation].decimal);
    const element = new Field();
    place.append(element);
    // For everybody who moves the focus: forms, links to an answer, the arrow keys.
    element.focus = () => focusField(element);
    setUpField(element, latest.current.settings, notation);
    element.setValue(latest.current.value, { silenceNotifications: true });
    element.resetUndo();
    own.current = [latest.current.value, element.value];
    field.current = element;
    const stop = listen(element, latest, (next) => {
      if (next === own.current.at(-1)) return;
      own.current.push(next);
      latest.current.onChange(next);
    });
    if (startsFocused) element.focus();
    typeEarly(element, latest.current);
    let isCurrent = true;
    void laidOut().then(() => isCurrent && setReady(true));
    return () => {
      isCurrent = false;
      stop();
      field.current = undefined;
      element.remove();
    };
  }, [Field]);

  useEffect(() => {
    const element = field.current;
    if (element === undefined) return;
    // Renders lag behind fast typing: a value that was typed here a moment ago is not a change from outside.
    const typed = own.current.indexOf(value);
    if (typed !== -1) {
      own.current = own.current.slice(typed);
      return;
    }
    element.setValue(value, { silenceNotifications: true });
    // MathLive writes the same maths in its own way; that is not a change by the learner.
    own.current = [value, element.value];
  }, [value]);

  const { showsGaps } = props;
  useEffect(() => {
    const element = field.current;
    if (showsGaps && element !== undefined && showGaps(element)) {
      own.current.push(element.value);
      latest.current.onChange(element.value);
    }
  }, [showsGaps]);

  const { label, readOnly, smartFence } = settings;
  useEffect(() => {
    if (field.current !== undefined) applySettings(field.current, { label, readOnly, smartFence });
  }, [label, readOnly, smartFence]);

  const { hints, notation, checkLabel } = props;
  useEffect(() => {
    setDecimalSign(Field, notations[notation].decimal);
    const element = field.current;
    if (element !== undefined) updateField({ ...keyboardTarget(element, latest), hints, notation, checkLabel });
  }, [Field, hints, notation, checkLabel]);

  return (
    <>
      {isReady ? null : props.waiting}
      <span ref={host} className={isReady ? css.ready : css.preparing} data-preparing={!isReady || undefined} />
    </>
  );
}

/** Types what came before the field, as if it were typed now. */
function typeEarly(element: MathfieldElement, { typedBefore, settings }: Latest['current']): void {
  if (typedBefore === '' || settings.readOnly) return;
  element.position = element.lastOffset;
  for (const key of typedBefore) typeText(element, key);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Latest {
  readonly current: Omit<MathLiveBoxProps, 'ref'>;
}

function keyboardTarget(element: MathfieldElement, latest: Latest): KeyboardTarget {
  const { hints, notation, checkLabel } = latest.current;
  const editable = (): boolean => !latest.current.settings.readOnly;
  return {
    element,
    hints,
    notation,
    checkLabel,
    insert: (latex) => {
      if (editable()) insertLatex(element, latex);
    },
    type: (text) => {
      if (editable()) typeText(element, text);
    },
    run: (command) => {
      if (editable()) runCommand(element, command);
    },
    submit: () => submit(element, latest),
    focus: () => element.focus(),
  };
}

function submit(element: MathfieldElement, latest: Latest): void {
  // Input events lag behind fast typing: the field's content counts, and the check must see it already.
  flushSync(() => latest.current.onChange(element.value));
  latest.current.onEnter?.();
}

/** Adds all listeners; gives the function that removes them. */
function listen(element: MathfieldElement, latest: Latest, emit: (value: string) => void): () => void {
  const removeField = addField(keyboardTarget(element, latest));
  const stop = new AbortController();
  const on = { signal: stop.signal };
  // The value is the whole formula written out, so it is read once a key: MathLive reports most keys twice.
  let soon = 0;
  const emitNow = (): void => {
    cancelAnimationFrame(soon);
    emit(element.value);
  };
  element.addEventListener('input', emitNow, on);
  // A power or an index that opens empty changes the value, but MathLive only reports that the caret has moved.
  element.addEventListener(
    'selection-change',
    () => {
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(emitNow);
    },
    on,
  );
  element.addEventListener('keydown', (event) => handleKey(event, element, latest), { ...on, capture: true });
  element.addEventListener('paste', (event) => void handlePaste(event, element, latest), { ...on, capture: true });
  element.addEventListener(
    'focusin',
    () => {
      targetField(keyboardTarget(element, latest), isTouch());
      latest.current.onFocusChange(true);
    },
    on,
  );
  element.addEventListener(
    'focusout',
    () => {
      emitNow();
      latest.current.onFocusChange(false);
    },
    on,
  );
  element.addEventListener('pointerup', () => focusField(element), on);
  element.addEventListener(
    'move-out',
    (event: CustomEvent<MoveOutEvent>) => {
      const { direction } = event.detail;
      const forward = direction === 'forward' || direction === 'downward';
      if (moveToNeighbour(element, forward)) event.preventDefault();
    },
    on,
  );
  return () => {
    stop.abort();
    cancelAnimationFrame(soon);
    removeField();
  };
}

function handleKey(event: KeyboardEvent, element: MathfieldElement, latest: Latest): void {
  if (event.isComposing || !event.isTrusted) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    event.stopPropagation();
    emitAndSubmit(element, latest);
    return;
  }
  if (event.key === 'Escape') {
    hideKeyboard();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
  // Somebody types on real keys: the panel that came by touch gives its room back.
  if (keyboardState().shown === 'by-touch') hideKeyboard();
  if (latest.current.settings.readOnly) return;
  if (beforeKey(element, event.key)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function emitAndSubmit(element: MathfieldElement, latest: Latest): void {
  if (element.mode === 'latex') element.executeCommand(['complete', 'accept-all']);
  submit(element, latest);
}

async function handlePaste(event: ClipboardEvent, element: MathfieldElement, latest: Latest): Promise<void> {
  event.preventDefault();
  event.stopPropagation();
  if (latest.current.settings.readOnly) return;
  const pasted = sortPaste(event.clipboardData?.getData('text/plain') ?? '');
  if (pasted.kind === 'refused') {
    latest.current.onNotice(pasted.reason);
    return;
  }
  let latex = pasted.kind === 'latex' ? pasted.latex : undefined;
  if (pasted.kind === 'plain') {
    latex = await reader.plainToLatex(pasted.text, latest.current.notation).catch(() => undefined);
    if (latex === undefined) {
      latest.current.onNotice(t(m.whatPastedCannotRead));
      return;
    }
  }
  if (latex === undefined) return;
  element.insert(latex, { format: 'latex', focus: true, feedback: false });
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
