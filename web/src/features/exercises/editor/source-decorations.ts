import { RangeSetBuilder, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { FormulaWidget, type FormulaHosts } from './formula-hosts.ts';
import { shownLatex } from './formula-source.ts';

/** What a `[[part]]` is called in the text, e.g. `Part 1` and `number`; undefined for a part that does not exist. */
export type PartNames = (name: string) => { readonly title: string; readonly kind: string } | undefined;

export interface SourcePiece {
  readonly kind: 'maths' | 'value' | 'part' | 'strong';
  readonly start: number;
  readonly end: number;
  /** The text between the brackets. */
  readonly inner: string;
}

const pattern =
  /(?<value>\{\{[^{}\n]*\}\})|(?<part>\[\[[^[\]\n]*\]\])|(?<block>\$\$[^$]*\$\$)|(?<inline>\$[^$\n]+\$)|(?<ticks>`[^`\n]+`)|(?<strong>\*\*[^*\n]+\*\*)/g;

/** The marked pieces of a source text in order; values inside maths follow the maths that they stand in. */
export function piecesOf(text: string, offset = 0): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  for (const match of text.matchAll(pattern)) {
    const start = offset + match.index;
    const end = start + match[0].length;
    const { value, part, strong } = match.groups ?? {};
    if (value !== undefined) pieces.push({ kind: 'value', start, end, inner: value.slice(2, -2).trim() });
    else if (part !== undefined) pieces.push({ kind: 'part', start, end, inner: part.slice(2, -2).trim() });
    else if (strong !== undefined) pieces.push({ kind: 'strong', start, end, inner: strong.slice(2, -2) });
    else {
      pieces.push({ kind: 'maths', start, end, inner: match[0] });
      for (const inside of match[0].matchAll(/\{\{[^{}\n]*\}\}/g)) {
        const from = start + inside.index;
        pieces.push({ kind: 'value', start: from, end: from + inside[0].length, inner: inside[0].slice(2, -2).trim() });
      }
    }
  }
  return pieces;
}

class PartChip extends WidgetType {
  private readonly title: string;
  private readonly kind: string;
  private readonly isKnown: boolean;

  constructor(title: string, kind: string, isKnown: boolean) {
    super();
    this.title = title;
    this.kind = kind;
    this.isKnown = isKnown;
  }

  override eq(other: PartChip): boolean {
    return other.title === this.title && other.kind === this.kind && other.isKnown === this.isKnown;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = this.isKnown ? 'cm-part' : 'cm-part cm-unknown';
    chip.textContent = this.title;
    const kind = document.createElement('small');
    kind.textContent = ` ${this.kind}`;
    chip.append(kind);
    return chip;
  }
}

const hidden = Decoration.replace({});

/** Whether the cursor is in it: then the source is shown. */
const isTouched = (piece: SourcePiece, view: EditorView): boolean =>
  view.hasFocus && view.state.selection.ranges.some((range) => range.from <= piece.end && range.to >= piece.start);

function valueDecorations(piece: SourcePiece, view: EditorView): Range<Decoration>[] {
  if (isTouched(piece, view) || piece.inner === '')
    return [Decoration.mark({ class: 'cm-value' }).range(piece.start, piece.end)];
  return [
    hidden.range(piece.start, piece.start + 2),
    Decoration.mark({ class: 'cm-value' }).range(piece.start + 2, piece.end - 2),
    hidden.range(piece.end - 2, piece.end),
  ];
}

function partDecoration(piece: SourcePiece, names: PartNames): Range<Decoration> {
  const known = names(piece.inner);
  const chip = new PartChip(known?.title ?? piece.inner, known?.kind ?? 'no such part', known !== undefined);
  return Decoration.replace({ widget: chip }).range(piece.start, piece.end);
}

/** The formula in place of its source; undefined while it is edited, stands over several lines or cannot be read. */
function formulaDecoration(piece: SourcePiece, view: EditorView, hosts: FormulaHosts): Range<Decoration> | undefined {
  if (isTouched(piece, view) || piece.inner.includes('\n')) return undefined;
  const latex = shownLatex(piece.inner);
  if (latex === undefined) return undefined;
  return Decoration.replace({ widget: new FormulaWidget(latex, hosts) }).range(piece.start, piece.end);
}

function decorationsOf(view: EditorView, { names, hosts }: SourceLook): { all: DecorationSet; atomic: DecorationSet } {
  const all: Range<Decoration>[] = [];
  const atomic = new RangeSetBuilder<Decoration>();
  const { state } = view;
  let hiddenTo = 0;
  for (const piece of piecesOf(state.doc.toString())) {
    if (piece.start < hiddenTo) continue;
    const formula = piece.kind === 'maths' ? formulaDecoration(piece, view, hosts) : undefined;
    if (formula !== undefined) {
      all.push(formula);
      hiddenTo = piece.end;
    } else if (piece.kind === 'maths') all.push(Decoration.mark({ class: 'cm-maths' }).range(piece.start, piece.end));
    else if (piece.kind === 'strong') all.push(Decoration.mark({ class: 'cm-strong' }).range(piece.start, piece.end));
    else if (piece.kind === 'value') all.push(...valueDecorations(piece, view));
    else {
      const decoration = partDecoration(piece, names);
      all.push(decoration);
      atomic.add(decoration.from, decoration.to, decoration.value);
    }
  }
  return { all: Decoration.set(all, true), atomic: atomic.finish() };
}

interface SourceLook {
  readonly names: PartNames;
  readonly hosts: FormulaHosts;
}

/** Shows `{{variables}}` and `[[parts]]` as chips and formulas typeset; the text itself is never changed. */
export function sourceDecorations(look: SourceLook): Extension {
  return ViewPlugin.define(
    (view) => ({
      ...decorationsOf(view, look),
      update(update: ViewUpdate) {
        if (update.docChanged || update.selectionSet || update.focusChanged) {
          Object.assign(this, decorationsOf(update.view, look));
        }
      },
    }),
    {
      decorations: (plugin) => plugin.all,
      provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.atomic ?? Decoration.none),
    },
  );
}
