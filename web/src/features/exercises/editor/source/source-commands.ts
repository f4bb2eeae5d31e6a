import type { EditorView } from '@codemirror/view';
import { onOwnLine } from './pieces/own-line.ts';
import { formulaAt, type SourceRange } from './pieces/pieces.ts';

/** Commands of the toolbar on the text. */
export interface SourceCommands {
  /** Puts the marks around what is selected, or around a word to type over. */
  readonly wrap: (before: string, after: string, sample: string) => void;
  /** Puts the text where the cursor is. */
  readonly insert: (text: string) => void;
  /** Puts the text on a line of its own, where the cursor is. */
  readonly insertLine: (text: string) => void;
  /** Puts the mark before each selected line. */
  readonly prefixLines: (mark: string) => void;
  /** Takes back the `/` before the cursor that opened the menu. */
  readonly takeSlash: () => void;
  /** The formula that the cursor is in, else an empty one where the cursor is; undefined with no editor there. */
  readonly formula: () => SourceRange | undefined;
  /** Puts this text in the place of a piece of the source. */
  readonly replace: (piece: SourceRange, text: string) => void;
}

function formulaToEdit({ state }: EditorView): SourceRange {
  const { from, to, head } = state.selection.main;
  const selected = state.sliceDoc(from, to);
  return formulaAt(state.doc.toString(), head) ?? { from, to, source: selected };
}

function wrap(view: EditorView, before: string, after: string, sample: string): void {
  const { from, to } = view.state.selection.main;
  const inner = view.state.sliceDoc(from, to) || sample;
  view.dispatch({
    changes: { from, to, insert: `${before}${inner}${after}` },
    selection: { anchor: from + before.length, head: from + before.length + inner.length },
  });
}

function insertLine(view: EditorView, line: string): void {
  const { from, to } = view.state.selection.main;
  const before = view.state.sliceDoc(0, from);
  const after = view.state.sliceDoc(to);
  const insert = onOwnLine(before, line, after);
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
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

/** The commands of the editor present when they are called; each gives it the focus. */
export function sourceCommands(current: () => EditorView | undefined): SourceCommands {
  const run = (command: (editor: EditorView) => void): void => {
    const editor = current();
    if (editor === undefined) return;
    command(editor);
    editor.focus();
  };
  return {
    wrap: (before, after, sample) => run((editor) => wrap(editor, before, after, sample)),
    insert: (text) => run((editor) => editor.dispatch(editor.state.replaceSelection(text))),
    insertLine: (text) => run((editor) => insertLine(editor, text)),
    prefixLines: (mark) => run((editor) => prefixLines(editor, mark)),
    takeSlash: () => run(takeSlash),
    formula: () => {
      const editor = current();
      // An element opened over the editor returns the focus to it.
      editor?.focus();
      return editor && formulaToEdit(editor);
    },
    replace: ({ from, to, source }, text) =>
      run((editor) => {
        if (editor.state.sliceDoc(from, to) !== source) return;
        editor.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
      }),
  };
}
