import type { FormulaContext } from '../context.ts';

/** Characters of a text that are looked at behind a box, and at the end of an answer. */
const longestUnit = 40;

/**
 * An answer without the unit that is printed behind its box and was typed again: `38°`, `160 euros`, `10 %`. Undefined
 * when it does not end with that unit.
 */
export function withoutPrintedUnit(context: FormulaContext, answer: string): string | undefined {
  if (/^[\s\d.,+-]*$/.test(answer)) return undefined;
  const unit = unitBehindBox(context);
  if (unit === undefined) return undefined;
  for (let at = Math.max(1, answer.length - longestUnit); at < answer.length; at++) {
    if (spelled(answer.slice(at)) !== unit) continue;
    const number = answer.slice(0, at).trim();
    return number === '' ? undefined : number;
  }
  return undefined;
}

/** Whether the text before the box or its label asks for a number in percent. */
export function asksForPercent({ exercise, part, printer }: FormulaContext): boolean {
  const [before = ''] = printer.render(exercise.question).split(`[[${part.name}]]`);
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1).slice(-200);
  return [paragraph, printer.render(part.label)].some((text) => askedInPercent.some((words) => words.test(text)));
}

/** In English, German, French and Spanish. */
const askedInPercent: readonly RegExp[] = [
  /\bpercentage\b|\b(?:in|as an?|what|which|many) per ?cent\b/i,
  /\bProzentsatz\b|\b(?:in|viel|viele|welche[rn]?) Prozent\b/i,
  /\bpourcentage\b|\b(?:en|combien de) pour ?cent\b/i,
  /\bporcentaje\b|\b(?:en|tanto|qué) por ciento\b/i,
  /\b(?:in|en) \$?\\?%/,
];

/** Returns the text printed behind the box of a part, up to the next space, in one spelling. */
function unitBehindBox({ exercise, part, printer }: FormulaContext): string | undefined {
  const text = printer.render(exercise.question);
  const marker = `[[${part.name}]]`;
  const at = text.indexOf(marker);
  if (at < 0) return undefined;
  const behind = text.slice(at + marker.length, at + marker.length + longestUnit).trimStart();
  const formula = /^\$([^$]{1,30})\$/.exec(behind)?.[1];
  const word =
    formula ?? /^(?:\\?[%€£]|°[CF]?|per cent|pour cent|por ciento|[\p{L}µ][\p{L}µ0-9/^²³·-]*)/u.exec(behind)?.[0];
  const unit = word === undefined ? '' : spelled(word);
  return unit === '' || /^[-+]?[\d.]+$/.test(unit) ? undefined : unit;
}

const otherSpellings: Readonly<Record<string, string>> = {
  '€': 'euro',
  Euro: 'euro',
  '£': 'pound',
  ...Object.fromEntries(['percent', 'Prozent', 'pourcent', 'porciento'].map((word) => [word, '%'])),
  ...Object.fromEntries(['degree', 'deg', 'Grad', 'degré', 'grado'].map((word) => [word, '°'])),
};

/** One spelling of a unit, whether it was typed plainly or as LaTeX, without spaces. */
function spelled(text: string): string {
  const plain = text
    .replaceAll(/\s|\\[,;:!]|~/g, '')
    .replaceAll(/\\(?:text|mathrm|operatorname|mathit)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\^\{?\\circ\}?|\\degree/g, '°')
    .replaceAll(/\^\{(-?\d+)\}/g, '^$1')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll('\\', '');
  const singular = /^[\p{L}]{3,}s$/u.test(plain) ? plain.slice(0, -1) : plain;
  return otherSpellings[singular] ?? singular;
}

/** An answer without a percent sign at its end; undefined when there is none. */
export function withoutPercent(answer: string): string | undefined {
  const trimmed = answer.trimEnd();
  return trimmed.endsWith('%') ? trimmed.slice(0, trimmed.endsWith('\\%') ? -2 : -1) : undefined;
}
