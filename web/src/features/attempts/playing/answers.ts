import type { PartAnswers } from '@lemma/contracts';

/** The typed text, by part name. */
export type Values = Readonly<Record<string, string>>;

/** Answers in the order of the parts; a part without a value is left out. */
export function answersOf(values: Values, parts: readonly { readonly name: string }[]): PartAnswers {
  return parts.flatMap(({ name }) => {
    const value = values[name] ?? '';
    return value === '' ? [] : [{ part: name, value }];
  });
}

export function valuesOf(answers: PartAnswers): Values {
  return Object.fromEntries(answers.map(({ part, value }) => [part, value]));
}

/** Whether both say the same for every part; an empty value is the same as none. */
export function sameAnswers(a: PartAnswers, b: PartAnswers): boolean {
  const left = a.filter(({ value }) => value !== '');
  const right = valuesOf(b.filter(({ value }) => value !== ''));
  return left.length === Object.keys(right).length && left.every(({ part, value }) => right[part] === value);
}

/** Whether nothing but blanks is typed. */
export function isBlank(answers: PartAnswers): boolean {
  return answers.every(({ value }) => value.trim() === '');
}

/** How many of the parts have something in them. */
export function filledCount(answers: PartAnswers): number {
  return answers.filter(({ value }) => value.trim() !== '').length;
}
