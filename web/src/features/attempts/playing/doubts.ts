import type { AttemptItem } from '@lemma/contracts';
import type { NotationId } from '@lemma/math/document';
import { notation, type Notation } from '../../../maths/reading/notation.ts';
import { readingOptionsOf } from '../../../maths/reading/reading-options.ts';
import type { Values } from './answers.ts';

/** The two readings of an answer, as LaTeX. */
export interface Doubt {
  readonly read: string;
  readonly other: string;
}

/** By part. */
export type Doubts = Readonly<Record<string, Doubt>>;

type Part = AttemptItem['variant']['parts'][number];

const mathematics: ReadonlySet<number> = new Set([4, 6, 7, 8, 9]);
/** An answer is given without asking when the reader has not answered by then. */
const patience = 1500;

const isLatex = (value: string): boolean => /\\|[_^]\{/.test(value);

/** Whether it is worth asking the reader: no answer waits that has one reading for sure. */
const mayBeDoubtful = (value: string): boolean =>
  /\d,\d{3}|\de[-−+]\d/.test(value) ||
  (!isLatex(value) && /[/√^%]|sqrt|[A-Za-z)\]!]\s?[-−]?[\d½⅓¼⅔¾]|\d\s?[xX]\s?\d/.test(value));

/** The answers that can be read in two ways; none where the reader cannot be reached. */
export async function doubtsIn(
  parts: readonly Part[],
  values: Values,
  written: NotationId,
  readAnswer: Notation['readAnswer'] = notation.readAnswer,
): Promise<Doubts> {
  const typed = parts.filter(
    ({ name, answerType }) => mathematics.has(answerType) && mayBeDoubtful(values[name] ?? ''),
  );
  const found = await Promise.all(
    typed.map(async (part): Promise<[string, Doubt] | undefined> => {
      const value = values[part.name] ?? '';
      const syntax = isLatex(value) ? 'latex' : 'plain';
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
      const reading = await Promise.race([
        readAnswer(value, readingOptionsOf(part, syntax, written), {}).catch(() => undefined),
        late,
      ]);
      if (reading?.state !== 'read' || reading.otherwise === undefined) return undefined;
      return [part.name, { read: reading.latex, other: reading.otherwise }];
    }),
  );
  return Object.fromEntries(found.filter((each) => each !== undefined));
}
