import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanText } from '../math/src/exercises/text/scan.ts';
import { typesetArguments, typesetEnvironments } from '../math/src/exercises/latex/typeset-commands.ts';
import { typesettingProblems } from '../math/src/exercises/latex/typesetting.ts';
import { streamFor, streamLabel } from '../math/src/random.ts';

/** The settings of the pages, read from their source. */
const source = readFileSync(new URL('../web/src/maths/typesetting/mathjax.ts', import.meta.url), 'utf8');
const packages = [...(/const packages = \[([^\]]*)\]/.exec(source)?.[1] ?? '').matchAll(/'([a-z]+)'/g)].map(
  ([, name]) => name ?? '',
);
const ownMacros = [...(/const macros = \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '').matchAll(/^ {2}(\w+):/gm)].map(
  ([, name]) => name ?? '',
);

interface MathJaxNode {
  readonly init: (options: object) => Promise<{ tex2mml: (latex: string) => string }>;
}

let typeset: (latex: string) => boolean;

beforeAll(async () => {
  const ofPages = createRequire(new URL('../web/package.json', import.meta.url));
  const mathjax = ofPages('mathjax') as MathJaxNode;
  const { tex2mml } = await mathjax.init({
    loader: { load: ['input/tex-base', ...packages.slice(1).map((name) => `[tex]/${name}`), 'adaptors/liteDOM'] },
    tex: {
      packages,
      macros: Object.fromEntries(ownMacros.map((name) => [name, name === 'placeholder' ? ['x', 1] : 'x'])),
      formatError: (_: unknown, error: unknown) => {
        throw error;
      },
    },
  });
  typeset = (latex) => {
    try {
      tex2mml(latex);
      return true;
    } catch {
      return false;
    }
  };
});

/** All formulas of the starter exercises, with numbers in their holes. */
function starterFormulas(): string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    if (typeof value !== 'string') return;
    for (const piece of scanText(value).pieces) {
      if (piece.kind === 'maths' && piece.syntax === 'latex') {
        found.add(piece.source.replaceAll(/\{\{(?!\{)(?:[^{}]|\{[^{}]*\})*\}\}/g, '7'));
      }
    }
  };
  for (const file of globSync('catalogue/**/*.yaml', { cwd: new URL('..', import.meta.url) })) {
    collect(parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')));
  }
  return [...found];
}

describe('what is said to be typeset', () => {
  it('has the packages and macros of the pages', () => {
    expect(packages).toContain('ams');
    expect(ownMacros.filter((name) => !typesetArguments.has(name) && !/^m(?:left|right)$/.test(name))).toEqual([]);
  });

  it('are commands that MathJax typesets with so many arguments, and no fewer', () => {
    const standing =
      /^(?:big|Big|limits|nolimits|root|buildrel|cr|hline|hdashline|uproot|leftroot|shove|hfil|breakAlign)|withdelims$|^above$|skip$|space$|kern$|^hsize$/;
    const names = [...typesetArguments].filter(([name]) => !standing.test(name));
    expect(names.length).toBeGreaterThan(700);
    const wrong = names.filter(([name, count]) => {
      const call = (many: number): string => `\\${name}${many === 0 ? ' ' : '{x}'.repeat(many)}`;
      return !typeset(call(count)) || (count > 0 && typeset(call(count - 1)));
    });
    expect(wrong).toEqual([]);
  });

  it('are environments that MathJax knows', () => {
    const unknown = [...typesetEnvironments].filter((name) => {
      const columns = /array/.test(name) ? '{c}' : /align(?:ed)?at/.test(name) ? '{1}' : '';
      return !typeset(`\\begin{${name}}${columns}x\\end{${name}}`) && !/^(?:math|displaymath|indentalign)$/.test(name);
    });
    expect(unknown).toEqual([]);
  });

  it('are the formulas of the starter exercises, and of random slips in them nearly those that MathJax typesets', () => {
    const formulas = starterFormulas();
    const refused = formulas.filter((formula) => typesettingProblems(formula, 0).length > 0 || !typeset(formula));
    expect(refused).toEqual([]);
    const pieces = ['\\frac', '\\left(', '\\right)', '^', '_', '{', '}', '&', '\\foo', '\\sqrt', "'", '#', '\\big('];
    const stream = streamFor(streamLabel('slips'), 1, 0);
    let disagreed = 0;
    const tried = 1500;
    for (let k = 0; k < tried; k++) {
      const formula = formulas[stream.below(formulas.length)] ?? '';
      const at = stream.below(formula.length + 1);
      const slip =
        stream.below(2) === 0
          ? formula.slice(0, at) + formula.slice(at + 1)
          : formula.slice(0, at) + (pieces[stream.below(pieces.length)] ?? '') + formula.slice(at);
      // A % that has lost its backslash is a comment for MathJax, and refused here since it hides the rest.
      if (/(?<!\\)%/.test(slip)) continue;
      if (typeset(slip) !== (typesettingProblems(slip, 0).length === 0)) disagreed++;
    }
    expect(disagreed).toBeLessThanOrEqual(tried / 100);
  });
});
