/** A value in both spellings. */
export interface Solution {
  readonly plain: string;
  readonly latex: string;
  readonly value: number;
}

const plainOf = (values: readonly Solution[]): string[] => values.map(({ plain }) => plain);
const latexOf = (values: readonly Solution[]): string[] => values.map(({ latex }) => latex);

/** Ways in which people list the values of x. */
export function listSpellings(values: readonly Solution[]): string[] {
  const plain = plainOf(values);
  const latex = latexOf(values);
  const each = (made: (text: string, number: number) => string, texts: readonly string[], join: string): string =>
    texts.map((text, index) => made(text, index + 1)).join(join);
  const bare = (text: string): string => `x=${text}`;
  const spellings = [
    each(bare, plain, ', '),
    each(bare, plain, '; '),
    each(bare, plain, ' or '),
    each(bare, plain, ' '),
    each(bare, plain, '\n'),
    each((text, number) => `x${number}=${text}`, plain, ', '),
    each((text, number) => `x${number} = ${text}`, plain, ' and '),
    each((text, number) => `x_${number} = ${text}`, plain, '; '),
    each((text, number) => `x_${number}=${text}`, plain, ' '),
    each((text, number) => `x_{${number}}=${text}`, latex, ', '),
    each((text, number) => `x_{${number}}=${text}`, latex, '\\quad '),
    each(bare, latex, '\\quad '),
    each(bare, latex, '\\lor '),
    each(bare, latex, '\\text{ or }'),
    each(bare, latex, '\\,'),
    each((text) => text, plain, ', '),
    each((text) => text, plain, '; '),
    each((text) => text, latex, ','),
    `{${plain.join(', ')}}`,
    `{${plain.join(';')}}`,
    `\\{${latex.join(';')}\\}`,
    `\\left\\{${latex.join(',')}\\right\\}`,
    `L={${plain.join(';')}}`,
    `L = \\{${latex.join(';')}\\}`,
    `\\mathbb{L}=\\left\\{${latex.join(';')}\\right\\}`,
    `\\mathbb L=\\{${latex.join(',')}\\}`,
    `S={${plain.join(', ')}}`,
    `x ∈ {${plain.join(', ')}}`,
    `x\\in\\left\\{${latex.join(',')}\\right\\}`,
    `{x | ${each(bare, plain, ' or ')}}`,
    `x = ${plain.join(', ')}`,
    `x = ${plain.join(' or ')}`,
    `X = ${plain.join(', ')}`.replace('X', 'x'),
  ];
  if (values.length === 2) spellings.push(plain.join(' and '), plain.join(' or '), `x_{1,2}=${plain.join('; ')}`);
  return spellings;
}

/** Ways in which people write the solution of a system. */
export function conjunction(x: Solution, y: Solution): string[] {
  return [
    `x=${x.plain}, y=${y.plain}`,
    `x=${x.plain}; y=${y.plain}`,
    `y=${y.plain}, x=${x.plain}`,
    `x=${x.plain} and y=${y.plain}`,
    `x=${x.plain} y=${y.plain}`,
    `x=${x.plain}\ny=${y.plain}`,
    `x=${x.latex}\\quad y=${y.latex}`,
    `x=${x.latex}\\land y=${y.latex}`,
    `(x,y)=(${x.plain}, ${y.plain})`,
    `(x|y)=(${x.plain}|${y.plain})`,
    `\\left(x,y\\right)=\\left(${x.latex},${y.latex}\\right)`,
    `(${x.plain}, ${y.plain})`,
    `(${x.plain}; ${y.plain})`,
    `(${x.plain}|${y.plain})`,
    `L={(${x.plain}|${y.plain})}`,
    `\\mathbb{L}=\\left\\{\\left(${x.latex};${y.latex}\\right)\\right\\}`,
    `\\begin{cases}x=${x.latex}\\\\y=${y.latex}\\end{cases}`,
  ];
}

/** Ways in which people write a point. */
export function pointSpellings(x: Solution, y: Solution): string[] {
  return [
    `(${x.plain}, ${y.plain})`,
    `(${x.plain}; ${y.plain})`,
    `(${x.plain}|${y.plain})`,
    `P(${x.plain}|${y.plain})`,
    `P(${x.plain}, ${y.plain})`,
    `S(${x.plain}; ${y.plain})`,
    `P = (${x.plain}, ${y.plain})`,
    `P\\left(${x.latex}|${y.latex}\\right)`,
    `P\\left(${x.latex},${y.latex}\\right)`,
    `<${x.plain}, ${y.plain}>`,
    `\\langle ${x.latex},${y.latex}\\rangle`,
    `x=${x.plain}, y=${y.plain}`,
    `y=${y.plain}, x=${x.plain}`,
    `x=${x.plain} and y=${y.plain}`,
    `(x,y)=(${x.plain},${y.plain})`,
    `\\begin{pmatrix}${x.latex}\\\\${y.latex}\\end{pmatrix}`,
  ];
}

/** Ways in which people write what lies between two numbers. */
export function intervalSpellings(low: Solution, high: Solution, [from, to]: readonly [boolean, boolean]): string[] {
  const less = (closed: boolean): string => (closed ? '<=' : '<');
  const more = (closed: boolean): string => (closed ? '>=' : '>');
  const sign = (closed: boolean): string => (closed ? '\\le ' : '<');
  const chain = `${low.plain}${less(from)}x${less(to)}${high.plain}`;
  const latexChain = `${low.latex}${sign(from)}x${sign(to)}${high.latex}`;
  const brackets = `${from ? '[' : '('}${low.plain}, ${high.plain}${to ? ']' : ')'}`;
  const turned = `${from ? '[' : ']'}${low.plain}; ${high.plain}${to ? ']' : '['}`;
  return [
    chain,
    latexChain,
    `${high.plain}${more(to)}x${more(from)}${low.plain}`,
    `x${more(from)}${low.plain}, x${less(to)}${high.plain}`,
    `x${more(from)}${low.plain}; x${less(to)}${high.plain}`,
    `x${more(from)}${low.plain} and x${less(to)}${high.plain}`,
    `x${less(to)}${high.plain}, ${low.plain}${less(from)}x`,
    `{x | ${chain}}`,
    `{x ∈ R | ${chain}}`,
    `L = {x | ${chain}}`,
    `\\{x\\in\\mathbb R\\mid ${latexChain}\\}`,
    `\\left\\{x\\mid ${latexChain}\\right\\}`,
    brackets,
    turned,
    `L = ${brackets}`,
    `L=${turned}`,
    `x ∈ ${brackets}`,
  ];
}
