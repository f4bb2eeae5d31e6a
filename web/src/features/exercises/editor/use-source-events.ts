import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { useLatest } from '../../../ui/use-latest.ts';
import type { SourceRange } from './source-commands.ts';
import { piecesOf } from './source-decorations.ts';

export interface SourceEvents {
  /** Gets a picture that was pasted or dropped; left out where no pictures may stand. */
  readonly onPicture?: (file: File) => void;
  /** A typeset formula was pressed. */
  readonly onFormula?: (formula: SourceRange) => void;
  /** `/` was typed where something may begin; gets where on the screen. Left out where there is no menu. */
  readonly onSlash?: (at: { readonly left: number; readonly top: number }) => void;
}

function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));
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

/** What the editor does with pictures, presses on formulas and the slash: one extension that always calls the newest. */
export function useSourceEvents(props: SourceEvents): Extension {
  const takePicture = useLatest((event: Event, data: DataTransfer | null): boolean => {
    const file = props.onPicture === undefined ? undefined : pictureIn(data);
    if (file === undefined) return false;
    event.preventDefault();
    props.onPicture?.(file);
    return true;
  });
  const openFormula = useLatest((event: Event, editor: EditorView): boolean => {
    const formula = props.onFormula === undefined ? undefined : formulaAt(editor, event.target);
    if (formula === undefined) return false;
    event.preventDefault();
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
  const [extension] = useState(() =>
    EditorView.domEventHandlers({
      mousedown: openFormula,
      keydown: openMenu,
      paste: (event) => takePicture(event, event.clipboardData),
      drop: (event, editor) => {
        const at = editor.posAtCoords({ x: event.clientX, y: event.clientY });
        if (at !== null) editor.dispatch({ selection: { anchor: at } });
        return takePicture(event, event.dataTransfer);
      },
    }),
  );
  return extension;
}
