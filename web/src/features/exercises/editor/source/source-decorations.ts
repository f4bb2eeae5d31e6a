import {
  RangeSetBuilder,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
  type Range,
} from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { FormulaWidget, type FormulaHosts } from './formula-hosts.ts';
import { piecesOf, type SourcePiece } from './pieces/pieces.ts';
import { PartChip, PictureChip } from './pieces/chips.ts';
import { shownLatex } from './formula-source.ts';
import { figureNameOf } from '../../../../maths/figures/figures-context.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** Names a `[[part]]` or a `[[figure:name]]` in the text, e.g. `Part 1` and `number`; undefined for what does not exist. */
export type PartNames = (name: string) => { readonly title: string; readonly kind: string } | undefined;

const hidden = Decoration.replace({});

const focusChange = StateEffect.define<boolean>();

/** Whether the cursor blinks in this text; stays when the look of the text is made anew. */
const focus = StateField.define<boolean>({
  create: () => false,
  update: (hasFocus, { effects }) => effects.find((effect) => effect.is(focusChange))?.value ?? hasFocus,
});

/** To be there before the decorations: they show the source of what has the cursor. */
export const sourceFocus: Extension = [
  focus,
  EditorView.focusChangeEffect.of((_, hasFocus) => focusChange.of(hasFocus)),
];

/** Whether the cursor is in it: then the source is shown. */
const isTouched = (piece: SourcePiece, state: EditorState): boolean =>
  state.field(focus) && state.selection.ranges.some((range) => range.from <= piece.end && range.to >= piece.start);

function valueDecorations(piece: SourcePiece, state: EditorState): Range<Decoration>[] {
  if (isTouched(piece, state) || piece.inner === '')
    return [Decoration.mark({ class: 'cm-value' }).range(piece.start, piece.end)];
  return [
    hidden.range(piece.start, piece.start + 2),
    Decoration.mark({ class: 'cm-value' }).range(piece.start + 2, piece.end - 2),
    hidden.range(piece.end - 2, piece.end),
  ];
}

function partDecoration(piece: SourcePiece, { names, onMakePart }: SourceLook): Range<Decoration> {
  const known = names(piece.inner);
  const figure = figureNameOf(piece.inner);
  const missing =
    figure === undefined
      ? { title: piece.inner, kind: t(m.noSuchPart) }
      : { title: t(m.figureOf, { figure }), kind: t(m.noSuchFigure) };
  const make = known === undefined && figure === undefined ? onMakePart : undefined;
  const chip = new PartChip(known ?? missing, make, known !== undefined);
  return Decoration.replace({ widget: chip }).range(piece.start, piece.end);
}

/** The picture, small, in place of its source, which is shown while the cursor is in it. */
function pictureDecoration(piece: SourcePiece, state: EditorState): Range<Decoration> {
  if (isTouched(piece, state)) return Decoration.mark({ class: 'cm-value' }).range(piece.start, piece.end);
  return Decoration.replace({ widget: new PictureChip(piece.inner) }).range(piece.start, piece.end);
}

/** The formula in place of its source, be it one line or several; undefined while it is edited or cannot be read. */
function formulaDecoration(piece: SourcePiece, state: EditorState, hosts: FormulaHosts): Range<Decoration> | undefined {
  if (isTouched(piece, state)) return undefined;
  const latex = shownLatex(piece.inner);
  if (latex === undefined) return undefined;
  return Decoration.replace({ widget: new FormulaWidget(latex, hosts) }).range(piece.start, piece.end);
}

interface SourceLook {
  readonly names: PartNames;
  /** Makes the part of a box that has none yet; gets its name and the chip that was pressed. */
  readonly onMakePart?: ((name: string, chip: HTMLElement) => void) | undefined;
  readonly hosts: FormulaHosts;
}

interface Shown {
  readonly all: DecorationSet;
  readonly atomic: DecorationSet;
}

function shownOf(state: EditorState, look: SourceLook): Shown {
  const { hosts } = look;
  const all: Range<Decoration>[] = [];
  const atomic = new RangeSetBuilder<Decoration>();
  let hiddenTo = 0;
  for (const piece of piecesOf(state.doc.toString())) {
    if (piece.start < hiddenTo) continue;
    const formula = piece.kind === 'maths' ? formulaDecoration(piece, state, hosts) : undefined;
    if (formula !== undefined) {
      all.push(formula);
      hiddenTo = piece.end;
    } else if (piece.kind === 'maths') all.push(Decoration.mark({ class: 'cm-maths' }).range(piece.start, piece.end));
    else if (piece.kind === 'strong') all.push(Decoration.mark({ class: 'cm-strong' }).range(piece.start, piece.end));
    else if (piece.kind === 'picture') all.push(pictureDecoration(piece, state));
    else if (piece.kind === 'value') all.push(...valueDecorations(piece, state));
    else {
      const decoration = partDecoration(piece, look);
      all.push(decoration);
      atomic.add(decoration.from, decoration.to, decoration.value);
    }
  }
  return { all: Decoration.set(all, true), atomic: atomic.finish() };
}

/**
 * Shows `{{variables}}` and `[[parts]]` as chips and formulas typeset; the text itself is never changed. A field of the
 * state, because only such may put one thing in the place of several lines.
 */
export function sourceDecorations(look: SourceLook): Extension {
  return StateField.define<Shown>({
    create: (state) => shownOf(state, look),
    update: (shown, { state, startState, docChanged, selection }) =>
      docChanged || selection !== undefined || state.field(focus) !== startState.field(focus)
        ? shownOf(state, look)
        : shown,
    provide: (field) => [
      EditorView.decorations.from(field, ({ all }) => all),
      EditorView.atomicRanges.of(({ state }) => state.field(field, false)?.atomic ?? Decoration.none),
    ],
  });
}
