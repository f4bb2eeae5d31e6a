import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { children, read } from '../../math/src/notation/index.ts';
import type { Expression } from '../../math/src/notation/tree.ts';
import type { Answer } from './engine.ts';
import { quantile } from '../measure.ts';
import { howToInstall, isInstalled, peerNames, type PeerName } from '../peers/engines.ts';
import { pairsToMeasure, type Pair } from './pairs.ts';

/** An engine that has not answered after so many milliseconds is ended. */
const patience = 5_000;
const startPatience = 60_000;

type Outcome = Answer | { readonly verdict: 'hang'; readonly ms: number };

/** One engine in a process of its own, started anew after a hang. */
class EngineProcess {
  private readonly name: PeerName | 'Lemma';
  private child: ChildProcess | undefined;

  constructor(name: PeerName | 'Lemma') {
    this.name = name;
  }

  async compare(pair: Pair): Promise<Outcome> {
    const child = (this.child ??= await this.start());
    child.send(pair);
    try {
      return await answerOf<Answer>(child, patience);
    } catch {
      this.stop();
      return { verdict: 'hang', ms: patience };
    }
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, './engine.ts'), [this.name], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await answerOf(child, startPatience);
    return child;
  }
}

/** The next message of a process; rejects when it ends or says nothing for so long. */
async function answerOf<T>(child: ChildProcess, milliseconds: number): Promise<T> {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();
  const timer = setTimeout(end, milliseconds);
  child.once('exit', end);
  try {
    const [message] = (await once(child, 'message', { signal })) as [T];
    return message;
  } finally {
    child.off('exit', end);
    clearTimeout(timer);
  }
}

const rationalKinds: ReadonlySet<string> = new Set<Expression['kind']>([
  'number',
  'name',
  'add',
  'negate',
  'positive',
  'multiply',
  'divide',
  'mixed',
  'group',
  'power',
]);

function isRational(latex: string): boolean {
  const result = read(latex);
  const all = (tree: Expression): boolean =>
    rationalKinds.has(tree.kind) && (tree.kind !== 'power' || isWhole(tree.exponent)) && children(tree).every(all);
  return result.ok && all(result.tree);
}

function isWhole(tree: Expression): boolean {
  if (tree.kind === 'negate') return isWhole(tree.operand);
  return tree.kind === 'number' && /^\d+$/.test(tree.text);
}

async function outcomesOf(name: PeerName | 'Lemma', pairs: readonly Pair[]): Promise<Outcome[]> {
  const engine = new EngineProcess(name);
  const outcomes: Outcome[] = [];
  for (const pair of pairs) outcomes.push(await engine.compare(pair));
  engine.stop();
  return outcomes;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const microseconds = (ms: number) => Number((ms * 1000).toFixed(ms < 0.1 ? 1 : 0));

function reportOf(engine: string, pairs: readonly Pair[], outcomes: readonly Outcome[]): Record<string, unknown> {
  const judged = pairs.map((pair, k) => ({ ...pair, ...(outcomes[k] as Outcome) }));
  const isRight = (row: (typeof judged)[number]) => (row.verdict === 'same') === row.isSame;
  const undisputed = judged.filter((row) => row.isExpression && !row.isDisputed);
  const count = (...verdicts: Outcome['verdict'][]) => judged.filter((row) => verdicts.includes(row.verdict)).length;
  const times = (rows: readonly (typeof judged)[number][]) =>
    rows
      .filter(({ verdict }) => verdict !== 'unread')
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
  const all = times(judged);
  return {
    engine,
    right: percent(judged.filter(isRight).length, judged.length),
    'right of undisputed expressions': percent(undisputed.filter(isRight).length, undisputed.length),
    'false accepts': undisputed.filter((row) => !row.isSame && row.verdict === 'same').length,
    unread: count('unread'),
    'crashes, hangs': `${count('crash')}, ${count('hang')}`,
    'median µs': microseconds(quantile(all, 0.5)),
    'p95 µs': microseconds(quantile(all, 0.95)),
    'worst ms': Number((all.at(-1) ?? 0).toFixed(1)),
    'median µs, rational': microseconds(
      quantile(times(judged.filter((row) => isRational(row.a) && isRational(row.b))), 0.5),
    ),
  };
}

/** Our engine and those of others on the same rows, one after the other. */
export async function comparePeers(): Promise<void> {
  const { name, pairs } = pairsToMeasure();
  console.log(`${pairs.length} ${name}; the least of five times each, after warming up`);
  const missing = peerNames.filter((peer) => !isInstalled(peer));
  if (missing.length > 0) console.log(`not installed: ${missing.join(', ')}. To measure them too: ${howToInstall}`);
  const engines = ['Lemma', ...peerNames.filter(isInstalled)] as const;
  const rows = [];
  for (const engine of engines) rows.push(reportOf(engine, pairs, await outcomesOf(engine, pairs)));
  console.table(rows);
}
