import { markdown } from '@codemirror/lang-markdown';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, placeholder as placeholderText } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReactElement, Ref } from 'react';
import { useLatest } from '../../../ui/use-latest.ts';
import { changeBetween } from './change-between.ts';
import { sourceDecorations, type PartNames } from './source-decorations.ts';

/** What the toolbar does to the text. */
export interface SourceCommands {
  /** Puts the marks around what is selected, or around a word to type over. */
  readonly wrap: (before: string, after: string, sample: string) => void;
  /** Puts the text where the cursor is. */
  readonly insert: (text: string) => void;
  /** Puts the mark before each selected line. */
  readonly prefixLines: (mark: string) => void;
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
  }, [start, decorations, attributes, handleChange, handlePicture]);

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
    view.current?.dispatch({ effects: decorations.reconfigure(sourceDecorations(partNames)) });
  }, [partNames, decorations]);

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
      };
    },
    [],
  );

  return <div ref={host} />;
}
