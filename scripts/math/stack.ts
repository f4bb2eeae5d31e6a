/**
 * Rows of a public test suite in the syntax of a computer algebra system: figures, tolerances, antiderivatives, systems,
 * working line by line, and numbers as learners type them. Rows about the system's own settings are left out.
 */
import { equivalent } from '../../math/src/equivalence/index.ts';
import { matchesUpToConstant } from '../../math/src/forms/antiderivative.ts';
import { checkSignificantFigures } from '../../math/src/forms/numbers/written-digits.ts';
import { read } from '../../math/src/notation/index.ts';
import type { Expression } from '../../math/src/notation/tree.ts';
import { checkTypedWorking } from '../../math/src/working/index.ts';
import { testForm } from './forms.ts';

export interface SuiteRow {
  readonly id: string;
  readonly type: string;
  readonly student: unknown;
  readonly teacher: unknown;
  readonly options?: unknown;
  readonly expected: unknown;
}

/** The typed text for the system's spelling; undefined where a construct of its own occurs. */
function typed(source: string): string | undefined {
  const text = source
    .replace(/display(?:dp|sf)\(([^,()]+),\d+\)/g, '$1')
    .replace(/%(e|i|pi)\b/g, '$1')
    .replace(/\bnoun(?=and\b|or\b)/g, '')
    .replace(/\bstackeq\(/g, '(')
    .replace(/#pm#/g, '+-')
    .replace(/(?<![<>!:])#/g, '!=')
    .replace(/\blg\(([^,()]*(?:\([^()]*\)[^,()]*)*),\s*(\w+)\)/g, 'log_$2($1)')
    .replace(/\blog\(/g, 'ln(')
    .replace(/\b(?:all|true)\b/g, 'true')
    .replace(/\b(?:none|false)\b/g, 'false')
    .replace(/\binf\b/g, 'oo');
  return /stack|noun|sum\(|"|:|assume|remove_|significantfigures|disp|diff\(|%/.test(text) ? undefined : text;
}

function tree(source: unknown): Expression | undefined {
  const text = typeof source === 'string' ? typed(source) : undefined;
  const result = text === undefined ? undefined : read(text, { syntax: 'plain' });
  return result?.ok ? result.tree : undefined;
}

/** Items of `[a, b]`, split at commas outside brackets. */
function itemsOf(source: unknown): string[] | undefined {
  const inner = typeof source === 'string' ? /^\[(.*)\]$/s.exec(source.trim())?.[1] : undefined;
  if (inner === undefined) return undefined;
  const items = [''];
  let depth = 0;
  for (const sign of inner) {
    depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    if (sign === ',' && depth === 0) items.push('');
    else items[items.length - 1] += sign;
  }
  return items;
}

function treesOf(source: unknown): Expression[] | undefined {
  const trees = itemsOf(source)?.map(tree);
  return trees?.every((each) => each !== undefined) ? trees : undefined;
}

/** Whether a row is accepted; undefined where it is not about mathematics or cannot be put into our words. */
function judge({ type, student, teacher, options }: SuiteRow): boolean | undefined {
  if (type === 'Equiv') return options === undefined ? judgeWorking(student) : undefined;
  if (type === 'SysEquiv') {
    const [a, b] = [treesOf(student), treesOf(teacher)];
    const system = (operands: Expression[]): Expression => ({ kind: 'logic', operator: 'and', operands });
    return a && b && equivalent(system(a), system(b), { multiplicity: 'ignore' }).verdict === 'equal';
  }
  const a = tree(student);
  if (type === 'SigFigsStrict') {
    const figures = Number(options);
    return a && Number.isInteger(figures) ? checkSignificantFigures(a, a, { figures }) : undefined;
  }
  const b = tree(teacher);
  const asked = typeof options === 'string' ? options : undefined;
  if (!a || !b || /assume|x,/.test(asked ?? '')) return undefined;
  switch (type) {
    case 'NumRelative':
    case 'NumAbsolute':
    case 'NumSigFigs':
    case 'NumDecPlaces':
      return testForm(type, a, b, asked).verdict === 'pass';
    case 'Antidiff':
      return matchesUpToConstant(a, b, asked ?? 'x') === 'equal';
    default:
      return undefined;
  }
}

/** Every line must follow from the one above; `stackeq(…)` carries on with an equals sign. */
function judgeWorking(source: unknown): boolean | undefined {
  const lines = itemsOf(source)?.map((item) => {
    const [, continued] = /^\s*stackeq\((.*)\)\s*$/.exec(item) ?? [];
    return continued === undefined ? typed(item) : typed(continued)?.replace(/^/, '= ');
  });
  if (!lines?.every((line) => line !== undefined)) return undefined;
  const verdicts = checkTypedWorking(lines, { syntax: 'plain' });
  if (verdicts.some(({ verdict }) => verdict === 'unreadable')) return undefined;
  return verdicts.every(({ verdict }) => verdict === 'first' || verdict === 'equivalent');
}

interface Accepted {
  readonly value?: unknown;
  readonly maxError?: unknown;
  readonly considered?: unknown;
}

/** Numbers and expressions as learners type them: right, wrong, or not readable. */
function judgeTyped({ type, student, teacher, options }: SuiteRow): 1 | 0 | 'invalid' | undefined {
  if (typeof student !== 'string' || !/number|numeric|expression/.test(type)) return undefined;
  const rubric = (options as { rubric?: { answers?: Accepted[]; answerForms?: Accepted[] } } | undefined)?.rubric;
  const accepted = rubric?.answers ?? rubric?.answerForms ?? [{ value: teacher }];
  const functions = ['f'];
  const result = read(student, { syntax: student.includes('\\') ? 'latex' : 'plain', functions });
  if (!result.ok) return 'invalid';
  for (const { value, maxError, considered } of accepted) {
    const key = read(String(value), { syntax: 'plain', functions });
    const tolerance = { kind: 'absolute', value: Number(maxError ?? 0) } as const;
    if (!key.ok || equivalent(result.tree, key.tree, { tolerance }).verdict !== 'equal') continue;
    return considered === 'ungraded' ? 'invalid' : considered === 'wrong' ? 0 : 1;
  }
  return 0;
}

/** The rows about typed numbers and expressions. */
export function judgeTypedSuite(rows: readonly SuiteRow[]): { id: string; group: string; right: boolean }[] {
  return rows.flatMap((row) => {
    const given = row.expected as { correct?: boolean } | number | string;
    const expected = typeof given === 'object' ? Number(given.correct) : given;
    const judged = expected === 1 || expected === 0 || expected === 'invalid' ? judgeTyped(row) : undefined;
    return judged === undefined ? [] : [{ id: row.id, group: row.type, right: judged === expected }];
  });
}

/** The rows that can be scored, with whether the engine agrees with the label. */
export function judgeSuite(rows: readonly SuiteRow[]): { id: string; group: string; right: boolean }[] {
  return rows.flatMap((row) => {
    if (row.expected !== 0 && row.expected !== 1) return [];
    const accepted = judge(row);
    return accepted === undefined ? [] : [{ id: row.id, group: row.type, right: accepted === (row.expected === 1) }];
  });
}
