import { markdown } from '@codemirror/lang-markdown';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, placeholder as placeholderText } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
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
}

function commandsOf(view: EditorView): SourceCommands {
  return {
    wrap(before, after, sample) {
      const { from, to } = view.state.selection.main;
      const inner = view.state.sliceDoc(from, to) || sample;
      view.dispatch({
        changes: { from, to, insert: `${before}${inner}${after}` },
        selection: { anchor: from + before.length, head: from + before.length + inner.length },
      });
      view.focus();
    },
    insert(text) {
      view.dispatch(view.state.replaceSelection(text));
      view.focus();
    },
    prefixLines(mark) {
      const { from, to } = view.state.selection.main;
      const first = view.state.doc.lineAt(from).number;
      const last = view.state.doc.lineAt(to).number;
      const changes = Array.from({ length: last - first + 1 }, (_, index) => ({
        from: view.state.doc.line(first + index).from,
        insert: mark,
      }));
      view.dispatch({ changes });
      view.focus();
    },
  };
}

/** Markdown source with maths, values and answer boxes shown in place (CodeMirror). Undo, redo and IME are its own. */
export default function CodeEditor(props: CodeEditorProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  const decorations = useRef(new Compartment());
  const attributes = useRef(new Compartment());
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          minimalSetup,
          markdown(),
          EditorView.lineWrapping,
          placeholderText(latest.current.placeholder ?? ''),
          decorations.current.of(sourceDecorations((name) => latest.current.partNames(name))),
          attributes.current.of([]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const { label, describedBy, isInvalid = false } = props;
    const named: Record<string, string> = {
      'aria-label': label,
      spellcheck: 'true',
      'aria-invalid': String(isInvalid),
    };
    if (describedBy !== undefined) named['aria-describedby'] = describedBy;
    view.current?.dispatch({ effects: attributes.current.reconfigure(EditorView.contentAttributes.of(named)) });
  }, [props.label, props.describedBy, props.isInvalid]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.state.doc.toString() === props.value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: props.value } });
  }, [props.value]);

  useEffect(() => {
    const names = props.partNames;
    view.current?.dispatch({ effects: decorations.current.reconfigure(sourceDecorations(names)) });
  }, [props.partNames]);

  useEffect(() => {
    const target = props.commands;
    if (target === undefined || target === null || view.current === undefined) return undefined;
    const commands = commandsOf(view.current);
    if (typeof target === 'function') target(commands);
    else target.current = commands;
    return undefined;
  }, [props.commands]);

  return <div ref={host} />;
}
