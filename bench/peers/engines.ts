import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toMathJs } from './mathjs-text.ts';

/** An engine that compares two answers. What it throws while comparing counts as a crash. */
export interface Engine {
  /** Makes of LaTeX what the engine reads; not timed. */
  readonly translate?: (latex: string) => string | undefined;
  /** Reads one side; undefined when the engine cannot. */
  readonly read: (text: string) => unknown;
  readonly isSame: (a: unknown, b: unknown) => boolean;
}

interface Kas {
  readonly parse: (text: string) => { readonly parsed: boolean; readonly expr?: unknown };
  readonly compare: (a: unknown, b: unknown) => { readonly equal: boolean };
}

interface DoenetExpression {
  readonly equals: (other: unknown) => boolean;
}

interface MathExpressions {
  readonly fromLatex: (text: string) => DoenetExpression;
}

interface MathJs {
  readonly parse: (text: string) => unknown;
  readonly symbolicEqual: (a: unknown, b: unknown) => boolean;
}

/** Imports a package that has no types here and may not be installed. */
async function load<Module>(name: string): Promise<Module> {
  const loaded = (await import(name)) as { readonly default?: Module };
  return loaded.default ?? (loaded as Module);
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function loadKas(): Promise<Engine> {
  const kas = await load<Kas>('@khanacademy/kas');
  return {
    read: (text) => {
      const result = attempt(() => kas.parse(text));
      return result?.parsed ? result.expr : undefined;
    },
    isSame: (a, b) => kas.compare(a, b).equal,
  };
}

async function loadMathExpressions(): Promise<Engine> {
  const { fromLatex } = await load<MathExpressions>('math-expressions');
  return { read: (text) => attempt(() => fromLatex(text)), isSame: (a, b) => (a as DoenetExpression).equals(b) };
}

async function loadMathJs(): Promise<Engine> {
  const { parse, symbolicEqual } = await load<MathJs>('mathjs');
  return { translate: toMathJs, read: (text) => attempt(() => parse(text)), isSame: symbolicEqual };
}

const packages = join(import.meta.dirname, 'node_modules');

/** The peers by name: the package, what a page would import of it for checking answers, and how it is run. */
export const peers = {
  mathjs: { package: 'mathjs', source: "export { parse, symbolicEqual } from 'mathjs';", load: loadMathJs },
  KAS: { package: '@khanacademy/kas', source: "export { parse, compare } from '@khanacademy/kas';", load: loadKas },
  'math-expressions': {
    package: 'math-expressions',
    source: "export { default } from 'math-expressions';",
    load: loadMathExpressions,
  },
} as const;

export type PeerName = keyof typeof peers;

export const peerNames = Object.keys(peers) as readonly PeerName[];

export const isInstalled = (name: PeerName): boolean => existsSync(join(packages, peers[name].package));

export const howToInstall = 'npm ci --ignore-scripts --prefix bench/peers';
