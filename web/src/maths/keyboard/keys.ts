import { type NotationId, notations } from '@lemma/math/document';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
/** The drawing on a key. */
export type KeyFace =
  | { readonly kind: 'sans'; readonly text: string; readonly sup?: string; readonly small?: boolean }
  | {
      readonly kind: 'math';
      readonly text: string;
      readonly italic?: boolean;
      readonly sup?: string;
      readonly sub?: string;
    }
  | { readonly kind: 'drawing'; readonly name: KeyDrawing };

export type KeyDrawing =
  | 'fraction'
  | 'root'
  | 'nth-root'
  | 'power'
  | 'absolute'
  | 'derivative'
  | 'definite-integral'
  | 'vector'
  | 'binomial'
  | 'matrix'
  | 'column'
  | 'delete'
  | 'left'
  | 'right'
  | 'shift';

/** Changes of the matrix in which the caret is. */
export type MatrixCommand = 'add-row' | 'add-column' | 'remove-row' | 'remove-column';

export type KeyCommand = 'delete' | 'left' | 'right' | 'decimal' | 'shift' | 'check' | MatrixCommand;

/** `insert`: LaTeX, `#@` takes what stands before the caret, `#?` is a box to fill in. `type`: as if typed by hand. */
export type KeyAction = { readonly insert: string } | { readonly type: string } | { readonly command: KeyCommand };

/** White digits, grey operators and editing, indigo keys of the exercise, the filled Check key. */
export type KeyLook = 'plain' | 'edit' | 'exercise' | 'check';

export interface Key {
  readonly face: KeyFace;
  /** Name for screen readers. */
  readonly name: string;
  readonly action: KeyAction;
  readonly look: KeyLook;
  /** Columns it takes; default 1. */
  readonly span?: number;
  /** Shown by a long press. */
  readonly more?: readonly Key[];
}

export function sans(text: string, name: string, action: KeyAction, small = false): Key {
  return { face: { kind: 'sans', text, ...(small && { small }) }, name, action, look: 'plain' };
}

export function inserted(text: string, name: string, latex: string, small = false): Key {
  return sans(text, name, { insert: latex }, small);
}

export function drawn(drawing: KeyDrawing, name: string, action: KeyAction): Key {
  return { face: { kind: 'drawing', name: drawing }, name, action, look: 'plain' };
}

export function letter(text: string, latex = text, name = text): Key {
  return { face: { kind: 'math', text, italic: true }, name, action: { insert: latex }, look: 'plain' };
}

export function withLook(key: Key, look: KeyLook): Key {
  return { ...key, look };
}

/** The sign between the members of a list, as the notation writes it. */
export function listKey(notation: NotationId): Key {
  const { list } = notations[notation];
  return sans(list, list === ',' ? t(m.comma) : t(m.semicolon), { type: list });
}
