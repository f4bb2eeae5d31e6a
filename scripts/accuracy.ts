/**
 * How often the maths engine agrees with public test suites: `node scripts/accuracy.ts [FOLDER] [--misses]`.
 * Prints a table; with `--misses` also the ids of the rows that disagree.
 */
import {
  answers,
  corporaFolder,
  type EquivalenceRow,
  type FormRow,
  hasCorpora,
  isDisputed,
  rowsOf,
  type ValueRow,
  wrongValues,
} from './math/corpora.ts';
import { judgeSuite, judgeTypedSuite } from './math/stack.ts';

interface Judged {
  readonly id: string;
  readonly right: boolean;
  readonly group: string;
  readonly accepted?: boolean;
  readonly ms?: number;
}

interface Line {
  readonly what: string;
  readonly rows: readonly Judged[];
  /** Least share in percent. */
  readonly goal?: number;
}

const collections = /set|list|interval|matrix|tuple/;

function equivalenceLines(folder: string): Line[] {
  const rows = rowsOf<EquivalenceRow>('equivalence', folder);
  const verdicts = answers('equivalent', rows);
  const judged = rows.map((row, k) => {
    const accepted = verdicts[k]?.['verdict'] === 'equal';
    return {
      ...row,
      accepted,
      group: row.kind,
      right: accepted === (row.expected === 1),
      ms: Number(verdicts[k]?.['ms']),
    };
  });
  const ofKind = (test: (row: (typeof judged)[number]) => boolean): Judged[] => judged.filter(test);
  return [
    { what: 'expressions', rows: ofKind(({ kind }) => kind === 'expr'), goal: 97 },
    {
      what: 'expressions, undisputed labels',
      rows: ofKind((row) => row.kind === 'expr' && !isDisputed(row)),
      goal: 99.5,
    },
    { what: 'equations', rows: ofKind(({ kind }) => kind === 'equation'), goal: 97 },
    { what: 'inequalities and logic', rows: ofKind(({ kind }) => /inequality|logic/.test(kind)), goal: 90 },
    { what: 'sets, intervals, lists, matrices', rows: ofKind(({ kind }) => collections.test(kind)), goal: 95 },
    { what: 'all kinds', rows: judged },
    {
      what: 'no false accept, expressions with undisputed labels',
      rows: ofKind((row) => row.kind === 'expr' && !isDisputed(row)).map((row) => ({
        ...row,
        right: row.right || row.accepted !== true,
      })),
      goal: 99.7,
    },
  ];
}

const formGoals: Readonly<Record<string, number>> = {
  EqualComAss: 95,
  FacForm: 98,
  LowestTerms: 98,
  SingleFrac: 98,
  CompSquare: 95,
  PartFrac: 95,
};

function formLines(folder: string): Line[] {
  const rows = rowsOf<FormRow>('forms', folder);
  const verdicts = answers('form', rows);
  const judged = rows.map((row, k) => {
    const right = (verdicts[k]?.['verdict'] === 'pass') === (row.expected === 1);
    return { id: row.id, group: row.type, right, ms: Number(verdicts[k]?.['ms']) };
  });
  return [...new Set(rows.map(({ type }) => type))].map((type) => {
    const goal = formGoals[type];
    const own = judged.filter(({ group }) => group === type);
    return { what: type, rows: own, ...(goal === undefined ? {} : { goal }) };
  });
}

function valueLines(folder: string): Line[] {
  const rows = rowsOf<ValueRow>('latex-values', folder);
  const wrong = wrongValues(rows);
  const errors = rows.filter(({ expect }) => expect === 'error');
  const readings = answers('parse', errors);
  const readable = new Set(errors.filter((_, k) => readings[k]?.['ok'] === true).map(({ id }) => id));
  const withValue = (plain: boolean): Judged[] =>
    rows
      .filter((row) => row.plain === plain && row.expect !== 'error')
      .map(({ id }) => ({ id, group: 'value', right: !wrong.has(id) }));
  return [
    { what: 'LaTeX in ordinary notation has its value', rows: withValue(true), goal: 97 },
    { what: 'LaTeX of one program alone has its value', rows: withValue(false) },
    {
      what: 'malformed LaTeX is refused',
      rows: errors.map(({ id }) => ({ id, group: 'error', right: !readable.has(id) })),
    },
  ];
}

/** Suites in the syntax of their own system, as far as they can be put into ours. */
function suiteLines(folder: string): Line[] {
  const judged = [
    ...judgeSuite(hasCorpora(folder, 'stack-more') ? rowsOf('stack-more', folder) : []),
    ...judgeTypedSuite(hasCorpora(folder, 'numeric-scoring') ? rowsOf('numeric-scoring', folder) : []),
  ];
  const groups = [...new Set(judged.map(({ group }) => group))];
  return groups.map((what) => ({ what, rows: judged.filter(({ group }) => group === what) }));
}

const modes = ['minimal', 'partial', 'full', 'fraction', 'decimal', 'no-brackets'] as const;
/** Values for letters, in the order in which they occur. */
const samples = [0.5687, 1.9949, 1.8275, 0.8101, 0.3301, 2.4142];

function namesIn(tree: unknown, found = new Set<string>()): Set<string> {
  if (typeof tree !== 'object' || tree === null) return found;
  const node = tree as { kind?: unknown; name?: unknown };
  if (node.kind === 'name' && typeof node.name === 'string') found.add(node.name);
  for (const part of Object.values(tree)) namesIn(part, found);
  return found;
}

/** Every mode of simplification must keep the value wherever there is one. */
function simplificationLines(folder: string): Line[] {
  const rows = rowsOf<{ id: string; latex: string }>('simplify-inputs', folder);
  const trees = answers('parse', rows);
  const at = trees.map(({ tree }) =>
    Object.fromEntries([...namesIn(tree)].map((name, k) => [name, samples[k % samples.length]])),
  );
  const before = answers(
    'value',
    rows.map((row, k) => ({ ...row, at: at[k] })),
  );
  return modes.map((mode) => {
    const simple = answers(
      'simplify',
      rows.map((row) => ({ ...row, mode })),
    );
    const after = answers(
      'value',
      simple.map((row, k) => ({ id: row['id'], latex: row['latex'] ?? '', at: at[k] })),
    );
    const judged = rows.flatMap(({ id }, k) => {
      const [a, b] = [before[k], after[k]];
      if (typeof a?.['re'] !== 'number' || typeof a['im'] !== 'number') return [];
      const distance = Math.hypot(a['re'] - Number(b?.['re'] ?? NaN), a['im'] - Number(b?.['im'] ?? NaN));
      const right = distance <= 1e-8 * Math.max(1, Math.hypot(a['re'], a['im']));
      return [{ id, group: mode, right }];
    });
    return { what: `simplify ${mode} keeps the value`, rows: judged, goal: 100 };
  });
}

function print(title: string, lines: readonly Line[], showMisses: boolean): void {
  const write = (text: string): void => void process.stdout.write(`${text}\n`);
  write(`\n### ${title}\n\n| what | rows | right | share | goal |\n| --- | --: | --: | --: | --: |`);
  for (const { what, rows, goal } of lines) {
    const right = rows.filter((row) => row.right).length;
    const share = ((100 * right) / rows.length).toFixed(1);
    write(`| ${what} | ${rows.length} | ${right} | ${share} % | ${goal === undefined ? '–' : `${goal} %`} |`);
  }
  const times = [...new Map(lines.flatMap(({ rows }) => rows).map(({ id, ms }) => [id, ms])).values()]
    .filter((ms) => ms !== undefined)
    .sort((a, b) => a - b);
  const time = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(3);
  if (times.length > 0)
    write(`\nTime a row: median ${time(0.5)} ms, 95 % below ${time(0.95)} ms, at most ${time(1)} ms.`);
  if (!showMisses) return;
  for (const { what, rows } of lines) {
    const missed = rows.filter((row) => !row.right).map(({ id }) => id);
    if (missed.length > 0) write(`\n${what}: ${missed.join(' ')}`);
  }
}

function main(): void {
  const showMisses = process.argv.includes('--misses');
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? corporaFolder;
  if (!hasCorpora(folder)) {
    process.stdout.write(`There are no test suites in ${folder}: nothing to measure.\n`);
    return;
  }
  print('Equivalence', equivalenceLines(folder), showMisses);
  print('Forms', formLines(folder), showMisses);
  print('Reading', valueLines(folder), showMisses);
  print('Other tests', suiteLines(folder), showMisses);
  print('Simplification', simplificationLines(folder), showMisses);
}

main();
