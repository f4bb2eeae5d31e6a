import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { useLatest } from '../../../../ui/hooks/use-latest.ts';
import { formulaAt, piecesOf, type SourceRange } from './pieces/pieces.ts';

export interface SourceEvents {
  /** Gets a picture that was pasted or dropped; left out where no pictures may stand. */
  readonly onPicture?: (file: File) => void;
  /** A typeset formula was pressed, or Ctrl+Enter with the cursor in one. */
  readonly onFormula?: (formula: SourceRange) => void;
  /** `/` was typed where something may begin; gets where on the screen. Left out where there is no menu. */
  readonly onSlash?: (at: { readonly left: number; readonly top: number }) => void;
  /** The cursor has left the text, at this place of it. */
  readonly onLeave?: (at: number) => void;
}

function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));
}

function pressedFormula(view: EditorView, target: EventTarget | null): SourceRange | undefined {
  const widget = target instanceof Element ? target.closest<HTMLElement>('.cm-formula') : null;
  return widget === null ? undefined : formulaAt(view.state.doc.toString(), view.posAtDOM(widget) + 1);
}

const opensFormula = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Whether a slash here begins something: at the start of a line or after a space, outside of maths. */
function opensMenu(view: EditorView): boolean {
  const { main } = view.state.selection;
  const text = view.state.doc.toString();
  const isFree = main.empty && (main.from === 0 || /\s/.test(text[main.from - 1] ?? ''));
  return (
    isFree && !piecesOf(text).some(({ kind, start, end }) => kind === 'maths' && start < main.from && main.from < end)
  );
}

/** Handles pictures, presses on formulas and the slash: one extension that always calls the newest handlers. */
export function useSourceEvents(props: SourceEvents): Extension {
  const takePicture = useLatest((event: Event, data: DataTransfer | null): boolean => {
    const file = props.onPicture === undefined ? undefined : pictureIn(data);
    if (file === undefined) return false;
    event.preventDefault();
    props.onPicture?.(file);
    return true;
  });
  const openFormula = useLatest((event: Event, editor: EditorView): boolean => {
    const formula = props.onFormula === undefined ? undefined : pressedFormula(editor, event.target);
    if (formula === undefined) return false;
    event.preventDefault();
    editor.focus();
    props.onFormula?.(formula);
    return true;
  });
  const openMenu = useLatest((event: KeyboardEvent, editor: EditorView): boolean => {
    if (event.key !== '/' || event.isComposing || props.onSlash === undefined || !opensMenu(editor)) return false;
    event.preventDefault();
    editor.dispatch(editor.state.replaceSelection('/'));
    const at = editor.coordsAtPos(editor.state.selection.main.head);
    if (at !== null) props.onSlash({ left: at.left, top: at.bottom });
    return true;
  });
  const handleKey = useLatest((event: KeyboardEvent, editor: EditorView): boolean => {
    if (!opensFormula(event) || props.onFormula === undefined) return openMenu(event, editor);
    const formula = formulaAt(editor.state.doc.toString(), editor.state.selection.main.head);
    if (formula === undefined) return false;
    event.preventDefault();
    props.onFormula(formula);
    return true;
  });
  const leave = useLatest((editor: EditorView): void => props.onLeave?.(editor.state.selection.main.head));
  const [extension] = useState(() =>
    EditorView.domEventHandlers({
      mousedown: openFormula,
      keydown: handleKey,
      blur: (_, editor) => leave(editor),
      paste: (event) => takePicture(event, event.clipboardData),
      drop: (event, editor) => {
        const at = editor.posAtCoords({ x: event.clientX, y: event.clientY });
        if (at !== null && pictureIn(event.dataTransfer) !== undefined) editor.dispatch({ selection: { anchor: at } });
        return takePicture(event, event.dataTransfer);
      },
    }),
  );
  return extension;
}
