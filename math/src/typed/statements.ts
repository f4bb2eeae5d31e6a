const relation = String.raw`(?:=(?!>)|<|>|≤|≥|≠|\\(?:leq?|geq?|lt|gt|neq?|leqslant|geqslant)(?![A-Za-z]))`;
const index = String.raw`(?:'{1,3}|_?12|_\{12\}|_?\d(?:\s?[.,;/]\s?\d)?|_\{\s?\d(?:\s?[.,;/]\s?\d)?\s?\}|_\(\d[,;/]\d\)|[₀₁₂₃₄₅₆₇₈₉](?:\s?[,;/]?\s?[₀₁₂₃₄₅₆₇₈₉])?)`;
/** A letter, perhaps with an index, before a sign of comparison. */
const label = new RegExp(String.raw`(?<![A-Za-z\\])([A-Za-z])(${index})?\s?(?=${relation})`, 'g');

/** White space as typed and as TeX writes it, at the end of a piece. */
const gapAtEnd = /(?:[\s~]|\\[,;: ]|\\q?quad\s?)$/;
const beforeStatement =
  /(?:^|[,;{&|∨∧\n]|\\\\|\\(?:lor|land|vee|wedge|q?quad)|\\text\{[^{}]{1,8}\}|(?<![A-Za-z])(?:or|and))(?:\s|~|\\[,;: ])*$/i;
const joins = /[,;∨∧\n]|\\(?:lor|land|vee|wedge|text|\\)|(?<![A-Za-z])(?:or|and)(?![A-Za-z])/i;
const endsOperand = /[\dA-Za-zπ°∞)\]}½¼¾]$/;
/** A limit whose body comes next. */
const endsLimit = /lim_\([^()]{0,40}\)$/;
/** A command at the end of a piece, and those of them that are operands: letters, numbers and sets, not signs and functions. */
const commandAtEnd = /\\([A-Za-z]+)$/;
const isOperand =
  /^(?:(?:var)?(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega)|infty|circ|degree|emptyset|varnothing|exponentialE|imaginaryI|imaginaryJ|prime|placeholder)$/;

interface Label {
  readonly letter: string;
  readonly index: string;
  readonly start: number;
  readonly end: number;
}

function labelsIn(text: string): Label[] {
  return [...text.matchAll(label)].map((match) => ({
    letter: match[1] ?? '',
    index: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Commas between statements that only space keeps apart: `x=1 x=2`, `x=1\quad y=2`; between `x=1x=2`, too. */
export function separated(text: string): string {
  const labels = labelsIn(text);
  const cuts: number[] = [];
  let begins = false;
  labels.forEach((each, number) => {
    const before = labels[number - 1];
    const between = before ? text.slice(before.end, each.start) : '';
    const isNew =
      before !== undefined &&
      begins &&
      text[before.end] !== undefined &&
      isSecondStatement(between, before, each, text);
    if (isNew) cuts.push(each.start);
    begins = isNew || beforeStatement.test(text.slice(Math.max(0, each.start - 24), each.start));
  });
  return cuts.reduceRight((cut, at) => `${cut.slice(0, at)}, ${cut.slice(at)}`, text);
}

function isSecondStatement(between: string, before: Label, each: Label, text: string): boolean {
  const value = between.replace(/^(?:=|<|>|≤|≥|≠|\\[a-z]+)=?/, '');
  const bare = withoutGap(value);
  if (bare === '' || joins.test(bare) || !endsOperand.test(bare) || endsLimit.test(bare)) return false;
  const [, command] = commandAtEnd.exec(bare) ?? [];
  if (command !== undefined && !isOperand.test(command)) return false;
  if (bare.length < value.length) return true;
  return before.letter === each.letter && text[before.end] === '=' && text[each.end] === '=' && /[\d)}]$/.test(bare);
}

function withoutGap(text: string): string {
  let bare = text;
  for (let gap = gapAtEnd.exec(bare); gap; gap = gapAtEnd.exec(bare)) bare = bare.slice(0, gap.index);
  return bare.trim() === '' ? '' : bare;
}

/** `x_1 = 1, x_2 = 2` and `x_{1,2} = ±3` number the solutions for x: without the numbers, where no such letter is known. */
export function withoutIndices(text: string, letters: ReadonlySet<string>): string {
  const numbered = labelsIn(text).filter(
    (each) =>
      each.index !== '' &&
      text[each.end] === '=' &&
      beforeStatement.test(text.slice(Math.max(0, each.start - 24), each.start)) &&
      ![...letters].some((name) => name.startsWith(`${each.letter}_`) || name === each.letter + each.index),
  );
  const bare = numbered.reduceRight(
    (left, { letter, start, end }) => `${left.slice(0, start)}${letter}${left.slice(end)}`,
    text,
  );
  // Numbered solutions are all meant, whatever word joins them.
  return numbered.length > 1 ? bare.replace(/ and |\\land |\\wedge\s?|∧/g, ', ') : bare;
}
