import { expect, test } from 'vitest';
import catalogue from './messages.fr.json' with { type: 'json' };
import { fill } from '../message.ts';
import { read } from '../notation/index.ts';
import * as english from './messages.ts';
import { type Say, toSpoken, withEquals } from './index.ts';

const french: Readonly<Record<string, string>> = catalogue;
const say: Say = ({ id }, values) => fill({ text: french[id] ?? `no ${id}` }, values);

function spokenInFrench(source: string): string {
  const result = read(source, { syntax: 'plain', functions: ['f'] });
  if (!result.ok) throw new Error(result.error.message);
  return toSpoken(result.tree, say);
}

test('French has all words of speech, with the same values, and no others', () => {
  const messages = Object.values(english);
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted();
  expect(Object.keys(french).toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
  for (const { id, text } of messages) expect([id, namesIn(french[id] ?? '')]).toEqual([id, namesIn(text)]);
});

test('what a box completes ends with the sign', () => {
  expect(withEquals('2 x', say)).toBe('2 x égale');
});

test.each([
  ['x^2', 'x au carré'],
  ['x^3', 'x au cube'],
  ['x^n', 'x puissance n'],
  ['x^(2n)', 'x puissance 2 n fin de puissance'],
  ['-3', 'moins 3'],
  ['x-y', 'x moins y'],
  ['2*3', '2 fois 3'],
  ['(x+1)^2', 'parenthèse ouvrante x plus 1 parenthèse fermante au carré'],
  ['1/2', 'un demi'],
  ['3/4', '3 quarts'],
  ['2/3', '2 tiers'],
  ['a/b', 'a sur b'],
  ['(a+b)/c', 'la fraction a plus b sur c fin de fraction'],
  ['12:4', '12 divisé par 4'],
  ['3 1/2', '3 et un demi'],
  ['sqrt(2)', 'racine carrée de 2'],
  ['sqrt(x+1)', 'racine carrée de x plus 1 fin de racine'],
  ['cbrt(8)', 'racine cubique de 8'],
  ['root(5, n)', 'racine n-ième de 5'],
  ['abs(x-3)', 'valeur absolue de x moins 3 fin de valeur absolue'],
  ['sin^2(x)', 'sinus au carré de x'],
  ['ln(x)', 'logarithme népérien de x'],
  ['log_2(8)', 'logarithme de base 2 de 8'],
  ["f'(x)", 'f prime de x'],
  ['x_1', 'x indice 1'],
  ['A', 'a majuscule'],
  ['x=1', 'x égale 1'],
  ['x!=2', 'x est différent de 2'],
  ['x<=3', 'x est inférieur ou égal à 3'],
  ['x in RR', 'x appartient à l’ensemble des nombres réels'],
  ['x=1 or x=2', 'x égale 1 ou x égale 2'],
  ['{}', 'l’ensemble vide'],
  ['(0,1]', 'l’intervalle de 0 exclu à 1 inclus'],
  ['5!', '5 factorielle'],
  ['25%', '25 pour cent'],
  ['int_0^1 x dx', 'l’intégrale de 0 à 1 de x d x'],
  ['sum_(k=1)^n k', 'la somme pour k allant de 1 à n de k'],
  ['lim_(x->0) sin(x)/x', 'la limite quand x tend vers 0 de la fraction sinus de x sur x fin de fraction'],
  ['diff(x^2,x)', 'la dérivée par rapport à x de x au carré'],
  ['binomial(n,k)', 'k parmi n'],
  ['x=2+-3', 'x égale 2 plus ou moins 3'],
])('%s is read in French as: %s', (source, words) => {
  expect(spokenInFrench(source)).toBe(words);
});

test('Greek letters have their French names', () => {
  const letters =
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega';
  expect(letters.split(' ').map(spokenInFrench).join(' ')).toBe(
    'alpha bêta gamma delta epsilon zêta êta thêta iota kappa lambda mu nu ksi pi rhô sigma tau upsilon phi khi psi oméga',
  );
  expect(spokenInFrench('Omega')).toContain(spokenInFrench('omega'));
});
