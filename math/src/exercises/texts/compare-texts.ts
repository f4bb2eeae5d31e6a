import type { ExerciseDocument, Translation } from '../document/document.ts';
import { type DocumentText, documentTexts } from './document-texts.ts';
import { markOfText } from './mark-of-text.ts';
import { bonesOf, type TextBones } from './words-of-text.ts';

/** The states of a text in another language. Faulty: its values, formulas or marks of places are not those of the source. */
export type TextState = 'current' | 'missing' | 'outdated' | 'faulty';

/** A difference between a text and its source. */
export interface TextFault {
  readonly in: keyof TextBones;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** A text beside its translation. */
export interface TextPair {
  readonly source: DocumentText;
  /** Empty when missing. */
  readonly text: string;
  readonly state: TextState;
  readonly faults: readonly TextFault[];
}

/** The texts of a document with those of a translation beside them, and the places for which the document has no text. */
export function compareTexts(
  document: ExerciseDocument,
  translation: Pick<Translation, 'texts'>,
): { readonly pairs: readonly TextPair[]; readonly unknown: readonly string[] } {
  const translated = new Map(translation.texts.map((text) => [text.at, text]));
  const pairs = documentTexts(document).map((source): TextPair => {
    const found = translated.get(source.at);
    translated.delete(source.at);
    const text = found?.text ?? '';
    if (text.trim() === '') return { source, text: '', state: 'missing', faults: [] };
    const faults = textFaults(source.text, text);
    const isCurrent = found?.of === markOfText(source.text);
    return { source, text, state: faults.length > 0 ? 'faulty' : isCurrent ? 'current' : 'outdated', faults };
  });
  return { pairs, unknown: [...translated.keys()] };
}

/** Compares what a translated text must share with its source: values, marks of places, and formulas but for their words. */
export function textFaults(source: string, text: string): TextFault[] {
  const [before, after] = [bonesOf(source), bonesOf(text)];
  return (['holes', 'markers', 'formulas'] as const).flatMap((kind) => {
    const missing = without(before[kind], after[kind]);
    const extra = without(after[kind], before[kind]);
    return missing.length + extra.length === 0 ? [] : [{ in: kind, missing, extra }];
  });
}

/** The items of a list that another one does not have, as often as they are too many. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
