import type { Figure } from '@lemma/math/document';
import { rowId } from '../row-id.ts';
import { heldIn, rewritten, type Field, type Texts, textsOf, valuesOf } from './fields.ts';
import { elementFields, type FigureKind, figureKinds } from './figure-fields.ts';

/** Something that a figure shows, as it is being typed. */
export interface ElementDraft {
  readonly id: string;
  readonly kind: string;
  readonly texts: Texts;
}

/** A figure as it is being typed. What its present kind has no field for stays, so that changing the kind loses nothing. */
export interface FigureDraft {
  readonly id: string;
  readonly name: string;
  readonly kind: FigureKind;
  readonly texts: Texts;
  readonly show: readonly ElementDraft[];
}

export const fieldsOfFigure = ({ kind, texts }: Pick<FigureDraft, 'kind' | 'texts'>): readonly Field[] =>
  figureKinds[kind].fields(texts);

/** The fields of an element in a figure of this kind; none where it has no such elements. */
export function fieldsOfElement(figure: FigureKind, element: string): readonly Field[] {
  const own = figureKinds[figure].elements?.[element];
  return own === undefined ? [] : [...own.fields, ...elementFields];
}

/** The elements that a figure of this kind shows; those of another kind wait. */
export const shownIn = ({ kind, show }: Pick<FigureDraft, 'kind' | 'show'>): readonly ElementDraft[] =>
  show.filter((element) => figureKinds[kind].elements?.[element.kind] !== undefined);

/** Returns a new element of a kind, as it begins. */
export function newElement(figure: FigureKind, kind: string): ElementDraft {
  return elementDraft(figure, kind, figureKinds[figure].elements?.[kind]?.start ?? {});
}

function elementDraft(figure: FigureKind, kind: string, element: object): ElementDraft {
  return { id: rowId(), kind, texts: textsOf(element, fieldsOfElement(figure, kind)) };
}

export function toFigureDraft(figure: Figure): FigureDraft {
  const { name, kind } = figure;
  // The fields that there are depend on these two.
  const known: Texts = figure.kind === 'chart' ? { chart: figure.chart } : { 'sketch.tool': figure.sketch?.tool ?? '' };
  const elements = figureKinds[kind].elements ?? {};
  const show = 'show' in figure ? figure.show : [];
  return {
    id: rowId(),
    name,
    kind,
    texts: textsOf(figure, figureKinds[kind].fields(known)),
    show: show.flatMap((element) => {
      const own = Object.keys(elements).find((known) => Object.hasOwn(element, known));
      return own === undefined ? [] : [elementDraft(kind, own, element)];
    }),
  };
}

export function toFigure(draft: FigureDraft): Figure {
  const { name, kind } = draft;
  const { slider, sketch, ...own } = valuesOf(draft.texts, fieldsOfFigure(draft));
  const elements =
    figureKinds[kind].elements === undefined
      ? {}
      : { show: shownIn(draft).map((element) => valuesOf(element.texts, fieldsOfElement(kind, element.kind))) };
  // The fields are those of the kind: the tests read each with the contract's schema.
  return { name, kind, ...own, ...sliderOf(slider), ...sketchOf(sketch), ...elements } as unknown as Figure;
}

/** There is a slider once its number has a name; the other fields are then required. */
function sliderOf(slider: unknown): object {
  const { variable } = { ...(slider as { readonly variable?: string } | undefined) };
  return variable === undefined ? {} : { slider: { from: '', to: '', step: '', ...(slider as object) } };
}

/** There is a sketchpad once it has a tool. */
function sketchOf(sketch: unknown): object {
  const { tool } = { ...(sketch as { readonly tool?: string } | undefined) };
  return tool === undefined ? {} : { sketch: { ...(sketch as object) } };
}

/** Another kind, with what it needs to be seen where nothing was typed. */
export function withKind(draft: FigureDraft, kind: FigureKind): FigureDraft {
  const { fields, start } = figureKinds[kind];
  const texts = { ...textsOf({}, fields({ ...start, ...draft.texts })), ...draft.texts };
  const missing = Object.entries(start).filter(([at]) => (texts[at] ?? '').trim() === '');
  return { ...draft, kind, texts: { ...texts, ...Object.fromEntries(missing) } };
}

type Rewriting = Parameters<typeof rewritten>[2];

/** The figure with its maths and words rewritten. */
export function rewrittenFigure(draft: FigureDraft, rewriting: Rewriting): FigureDraft {
  return {
    ...draft,
    texts: rewritten(draft.texts, fieldsOfFigure(draft), rewriting),
    show: draft.show.map((element) => ({
      ...element,
      texts: rewritten(element.texts, fieldsOfElement(draft.kind, element.kind), rewriting),
    })),
  };
}

/** All expressions and words of a figure. */
export function heldInFigure(draft: FigureDraft): ReturnType<typeof heldIn> {
  const all = [
    heldIn(draft.texts, fieldsOfFigure(draft)),
    ...shownIn(draft).map(({ kind, texts }) => heldIn(texts, fieldsOfElement(draft.kind, kind))),
  ];
  return { maths: all.flatMap(({ maths }) => maths), words: all.flatMap(({ words }) => words) };
}
