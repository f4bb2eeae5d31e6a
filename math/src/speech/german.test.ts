import { expect, test } from 'vitest';
import catalogue from './messages.de.json' with { type: 'json' };
import { fill } from '../message.ts';
import { read } from '../notation/index.ts';
import * as english from './messages.ts';
import { type Say, toSpoken, withEquals } from './index.ts';

const german: Readonly<Record<string, string>> = catalogue;
const say: Say = ({ id }, values) => fill({ text: german[id] ?? `no ${id}` }, values);

function spokenInGerman(source: string): string {
  const result = read(source, { syntax: 'plain', functions: ['f'] });
  if (!result.ok) throw new Error(result.error.message);
  return toSpoken(result.tree, say);
}

test('German has all words of speech, with the same values, and no others', () => {
  const messages = Object.values(english);
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted();
  expect(Object.keys(german).toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
  for (const { id, text } of messages) expect([id, namesIn(german[id] ?? '')]).toEqual([id, namesIn(text)]);
});

test('what a box completes ends with the sign', () => {
  expect(withEquals('2 x', say)).toBe('2 x ist gleich');
  expect(withEquals('2 x')).toBe('2 x equals');
});

test.each([
  ['x^2', 'x hoch 2'],
  ['x^3', 'x hoch 3'],
  ['x^n', 'x hoch n'],
  ['x^(2n)', 'x hoch 2 n Ende Hochzahl'],
  ['x^-1', 'x hoch minus 1'],
  ['(x+1)^2', 'Klammer auf x plus 1 Klammer zu hoch 2'],
  ['2^10', '2 hoch 10'],
  ['-3', 'minus 3'],
  ['-x', 'minus x'],
  ['x+y', 'x plus y'],
  ['x-y', 'x minus y'],
  ['2x', '2 x'],
  ['2*3', '2 mal 3'],
  ['a b c', 'a b c'],
  ['x*y+1', 'x mal y plus 1'],
  ['2(x+1)', '2 Klammer auf x plus 1 Klammer zu'],
  ['(x+1)(x-2)', 'Klammer auf x plus 1 Klammer zu Klammer auf x minus 2 Klammer zu'],
  ['1/2', 'ein Halb'],
  ['3/4', '3 Viertel'],
  ['1/3', 'ein Drittel'],
  ['5/8', '5 Achtel'],
  ['7/2', '7 Halbe'],
  ['a/b', 'a durch b'],
  ['(a+b)/c', 'Bruch a plus b durch c Ende Bruch'],
  ['(x+1)/(x-1)', 'Bruch x plus 1 durch x minus 1 Ende Bruch'],
  ['1/(1/2)', 'Bruch 1 durch ein Halb Ende Bruch'],
  ['12:4', '12 geteilt durch 4'],
  ['6÷3', '6 geteilt durch 3'],
  ['3 1/2', '3 Ganze ein Halb'],
  ['sqrt(2)', 'Wurzel aus 2'],
  ['sqrt(x+1)', 'Wurzel aus x plus 1 Ende Wurzel'],
  ['cbrt(8)', 'dritte Wurzel aus 8'],
  ['abs(x)', 'Betrag von x'],
  ['abs(x-3)', 'Betrag von x minus 3 Ende Betrag'],
  ['sin(x)', 'Sinus von x'],
  ['sin^2(x)', 'Sinus hoch 2 von x'],
  ['cos(2x)', 'Kosinus von 2 x'],
  ['tan(x/2)', 'Tangens von Klammer auf x durch 2 Klammer zu'],
  ['arcsin(x)', 'Arkussinus von x'],
  ['ln(x)', 'natürlicher Logarithmus von x'],
  ['ln(x+1)', 'natürlicher Logarithmus von Klammer auf x plus 1 Klammer zu'],
  ['log(100)', 'Logarithmus von 100'],
  ['log_2(8)', 'Logarithmus zur Basis 2 von 8'],
  ['exp(x)', 'Exponentialfunktion von x'],
  ["f'(x)", 'f Strich von x'],
  ['x_1', 'x Index 1'],
  ['x_(n+1)', 'x Index n plus 1'],
  ['A', 'groß a'],
  ['alpha', 'alpha'],
  ['Omega', 'groß omega'],
  ['pi', 'Pi'],
  ['e^x', 'e hoch x'],
  ['oo', 'unendlich'],
  ['x=1', 'x ist gleich 1'],
  ['x!=2', 'x ist ungleich 2'],
  ['x<3', 'x ist kleiner als 3'],
  ['x<=3', 'x ist kleiner oder gleich 3'],
  ['x>=5', 'x ist größer oder gleich 5'],
  ['x in RR', 'x ist Element von Menge der reellen Zahlen'],
  ['x=1 or x=2', 'x ist gleich 1 oder x ist gleich 2'],
  ['x>1 and x<5', 'x ist größer als 1 und x ist kleiner als 5'],
  ['{1,2}', 'Menge aus 1, 2 Ende Menge'],
  ['{}', 'leere Menge'],
  ['[1,2]', 'eckige Klammer auf 1, 2 Klammer zu'],
  ['(1,2)', 'Klammer auf 1, 2 Klammer zu'],
  ['(0,1]', 'Intervall von 0 ausgeschlossen bis 1 eingeschlossen'],
  ['[0,oo)', 'Intervall von 0 eingeschlossen bis unendlich ausgeschlossen'],
  ['A union B', 'groß a vereinigt mit groß b'],
  ['A intersection B', 'groß a i n t e r Sekans von t i o n groß b'],
  ['5!', '5 Fakultät'],
  ['25%', '25 Prozent'],
  ['int_0^1 x dx', 'Integral von 0 bis 1 über x d x'],
  ['int x^2 dx', 'Integral von x hoch 2 d x'],
  ['sum_(k=1)^n k', 'Summe von k gleich 1 bis n über k'],
  ['prod_(k=1)^n k', 'Produkt von k gleich 1 bis n über k'],
  ['lim_(x->0) sin(x)/x', 'Grenzwert für x gegen 0 von Bruch Sinus von x durch x Ende Bruch'],
  ['diff(x^2,x)', 'Ableitung nach x von x hoch 2'],
  ['x=2+-3', 'x ist gleich 2 plus minus 3'],
  ['binomial(n,k)', 'n über k'],
  ['gcd(4,6)', 'größter gemeinsamer Teiler von Klammer auf 4, 6 Klammer zu'],
  ['lcm(4,6)', 'kleinstes gemeinsames Vielfaches von Klammer auf 4, 6 Klammer zu'],
  ['max(1,2)', 'Maximum von Klammer auf 1, 2 Klammer zu'],
  ['floor(x)', 'Abrundung von x Ende Abrundung'],
  ['not A', 'nicht groß a'],
  ['x=1 implies x^2=1', 'x ist gleich 1 daraus folgt x hoch 2 ist gleich 1'],
  ['[[1,2],[3,4]]', '2 mal 2 Matrix: Zeile 1: 1, 2; Zeile 2: 3, 4; Ende'],
  ['vec(a)', 'Vektor a'],
  ['mod(7,3)', '7 modulo 3'],
  ['root(5, n)', 'n-te Wurzel aus 5'],
  ['x ≈ 3', 'x ist ungefähr 3'],
  ['90°', '90 Grad'],
] as const)('says %s in German', (source, words) => {
  expect(spokenInGerman(source)).toBe(words);
});

test('Greek letters have their German names', () => {
  const letters =
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega';
  expect(letters.split(' ').map(spokenInGerman).join(' ')).toBe(
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda my ny xi Pi rho sigma tau ypsilon phi chi psi omega',
  );
  expect(spokenInGerman('Omega')).toContain(spokenInGerman('omega'));
});
