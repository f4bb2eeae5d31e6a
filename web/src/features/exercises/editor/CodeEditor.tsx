import { markdown } from '@codemirror/lang-markdown';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, placeholder as placeholderText } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement, Ref } from 'react';
import { createPortal } from 'react-dom';
import { Formula } from '../../../maths/Formula.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import { changeBetween } from './change-between.ts';
import { FormulaHosts } from './formula-hosts.ts';
import { piecesOf, sourceDecorations, type PartNames } from './source-decorations.ts';

/** What the toolbar does to the text. */
export interface SourceCommands {
  /** Puts the marks around what is selected, or around a word to type over. */
  readonly wrap: (before: string, after: string, sample: string) => void;
  /** Puts the text where the cursor is. */
  readonly insert: (text: string) => void;
  /** Puts the mark before each selected line. */
  readonly prefixLines: (mark: string) => void;
  /** Takes back the `/` before the cursor that opened the menu. */
  readonly takeSlash: () => void;
  /** Puts this text in the place of a piece of the source. */
  readonly replace: (piece: SourceRange, text: string) => void;
}

/** A piece of the source and where it stands. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
  readonly source: string;
}

export interface CodeEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  partNames: PartNames;
  placeholder?: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  commands?: Ref<SourceCommands>;
  /** Gets a picture that was pasted or dropped; left out where no pictures may stand. */
  onPicture?: (file: File) => void;
  /** A typeset formula was pressed. */
  onFormula?: (formula: SourceRange) => void;
  /** `/` was typed where something may begin; gets where on the screen. Left out where there is no menu. */
  onSlash?: (at: { readonly left: number; readonly top: number }) => void;
}

function formulaAt(view: EditorView, target: EventTarget | null): SourceRange | undefined {
  const widget = target instanceof Element ? target.closest<HTMLElement>('.cm-formula') : null;
  if (widget === null) return undefined;
  const from = view.posAtDOM(widget);
  const piece = piecesOf(view.state.doc.toString()).find(({ kind, start }) => kind === 'maths' && start === from);
  return piece && { from, to: piece.end, source: piece.inner };
}

/** Whether a slash here begins something: at the start of a line or after a space, outside of maths. */
function opensMenu(view: EditorView): boolean {
  const { main } = view.state.selection;
  const text = view.state.doc.toString();
  const isFree = main.empty && (main.from === 0 || /\s/.test(text[main.from - 1] ?? ''));
  return (
    isFree && !piecesOf(text).some(({ kind, start, end }) => kind === 'maths' && start < main.from && main.from < end)
  );
}

function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));
}

function wrap(view: EditorView, before: string, after: string, sample: string): void {
  const { from, to } = view.state.selection.main;
  const inner = view.state.sliceDoc(from, to) || sample;
  view.dispatch({
    changes: { from, to, insert: `${before}${inner}${after}` },
    selection: { anchor: from + before.length, head: from + before.length + inner.length },
  });
}

function takeSlash(view: EditorView): void {
  const { head } = view.state.selection.main;
  if (view.state.sliceDoc(head - 1, head) === '/') view.dispatch({ changes: { from: head - 1, to: head } });
}

function prefixLines(view: EditorView, mark: string): void {
  const { from, to } = view.state.selection.main;
  const first = view.state.doc.lineAt(from).number;
  const last = view.state.doc.lineAt(to).number;
  const changes = Array.from({ length: last - first + 1 }, (_, index) => ({
    from: view.state.doc.line(first + index).from,
    insert: mark,
  }));
  view.dispatch({ changes });
}

/** Markdown source with maths, values and answer boxes shown in place (CodeMirror). Undo, redo and IME are its own. */
export default function CodeEditor(props: CodeEditorProps): ReactElement {
  const { label, value, partNames, describedBy, isInvalid = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [start] = useState(() => ({ value, placeholder: props.placeholder ?? '' }));
  const [decorations] = useState(() => new Compartment());
  const [attributes] = useState(() => new Compartment());
  const handleChange = useLatest((text: string) => props.onChange(text));
  const handlePicture = useLatest((event: Event, data: DataTransfer | null): boolean => {
    const file = props.onPicture === undefined ? undefined : pictureIn(data);
    if (file === undefined) return false;
    event.preventDefault();
    props.onPicture?.(file);
    return true;
  });

  const [hosts] = useState(() => new FormulaHosts());
  const formulas = useSyncExternalStore(hosts.subscribe, hosts.all);
  const handleFormula = useLatest((event: Event, editor: EditorView): boolean => {
    const formula = props.onFormula === undefined ? undefined : formulaAt(editor, event.target);
    if (formula === undefined) return false;
    event.preventDefault();
    props.onFormula?.(formula);
    return true;
  });
  const handleKey = useLatest((event: KeyboardEvent, editor: EditorView): boolean => {
    if (event.key !== '/' || event.isComposing || props.onSlash === undefined || !opensMenu(editor)) return false;
    event.preventDefault();
    editor.dispatch(editor.state.replaceSelection('/'));
    const at = editor.coordsAtPos(editor.state.selection.main.head);
    if (at !== null) props.onSlash({ left: at.left, top: at.bottom });
    return true;
  });

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: start.value,
        extensions: [
          minimalSetup,
          markdown(),
          EditorView.lineWrapping,
          placeholderText(start.placeholder),
          decorations.of([]),
          attributes.of([]),
          EditorView.domEventHandlers({
            mousedown: handleFormula,
            keydown: handleKey,
            paste: (event) => handlePicture(event, event.clipboardData),
            drop: (event, editor) => {
              const at = editor.posAtCoords({ x: event.clientX, y: event.clientY });
              if (at !== null) editor.dispatch({ selection: { anchor: at } });
              return handlePicture(event, event.dataTransfer);
            },
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) handleChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [start, decorations, attributes, handleChange, handlePicture, handleFormula, handleKey]);

  useEffect(() => {
    const named: Record<string, string> = {
      'aria-label': label,
      spellcheck: 'true',
      'aria-invalid': String(isInvalid),
    };
    if (describedBy !== undefined) named['aria-describedby'] = describedBy;
    view.current?.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(named)) });
  }, [label, describedBy, isInvalid, attributes]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: changeBetween(editor.state.doc.toString(), value) });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: decorations.reconfigure(sourceDecorations({ names: partNames, hosts })) });
  }, [partNames, decorations, hosts]);

  useImperativeHandle(
    props.commands,
    () => {
      const run = (command: (editor: EditorView) => void): void => {
        if (view.current === undefined) return;
        command(view.current);
        view.current.focus();
      };
      return {
        wrap: (before, after, sample) => run((editor) => wrap(editor, before, after, sample)),
        insert: (text) => run((editor) => editor.dispatch(editor.state.replaceSelection(text))),
        prefixLines: (mark) => run((editor) => prefixLines(editor, mark)),
        replace: ({ from, to, source }, text) =>
          run((editor) => {
            if (editor.state.sliceDoc(from, to) === source) {
              editor.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
            }
          }),
        takeSlash: () => run(takeSlash),
      };
    },
    [],
  );

  return (
    <>
      <div ref={host} />
      {formulas.map(({ key, element, latex }) => createPortal(<Formula latex={latex} />, element, key))}
    </>
  );
}
