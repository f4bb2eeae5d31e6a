import { expect, test } from 'vitest';
import catalogue from './messages.es.json' with { type: 'json' };
import { fill } from '../message.ts';
import { read } from '../notation/index.ts';
import * as english from './messages.ts';
import { type Say, toSpoken, withEquals } from './index.ts';

const spanish: Readonly<Record<string, string>> = catalogue;
const say: Say = ({ id }, values) => fill({ text: spanish[id] ?? `no ${id}` }, values);

function spokenInSpanish(source: string): string {
  const result = read(source, { syntax: 'plain', functions: ['f'] });
  if (!result.ok) throw new Error(result.error.message);
  return toSpoken(result.tree, say);
}

test('Spanish has all words of speech, with the same values, and no others', () => {
  const messages = Object.values(english);
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted();
  expect(Object.keys(spanish).toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
  for (const { id, text } of messages) expect([id, namesIn(spanish[id] ?? '')]).toEqual([id, namesIn(text)]);
});

test('what a box completes ends with the sign', () => {
  expect(withEquals('2 x', say)).toBe('2 x es igual a');
});

test.each([
  ['x^2', 'x al cuadrado'],
  ['x^3', 'x al cubo'],
  ['x^n', 'x elevado a n'],
  ['x^(2n)', 'x elevado a 2 n fin del exponente'],
  ['x-y', 'x menos y'],
  ['2*3', '2 por 3'],
  ['2(x+1)', '2 abre paréntesis x más 1 cierra paréntesis'],
  ['1/2', 'un medio'],
  ['3/4', '3 cuartos'],
  ['a/b', 'a entre b'],
  ['(x+1)/(x-1)', 'fracción x más 1 entre x menos 1 fin de la fracción'],
  ['12:4', '12 dividido entre 4'],
  ['3 1/2', '3 y un medio'],
  ['sqrt(2)', 'raíz cuadrada de 2'],
  ['sqrt(x+1)', 'raíz cuadrada de x más 1 fin de la raíz'],
  ['cbrt(8)', 'raíz cúbica de 8'],
  ['root(5, n)', 'raíz de índice n de 5'],
  ['abs(x-3)', 'valor absoluto de x menos 3 fin del valor absoluto'],
  ['sin^2(x)', 'seno al cuadrado de x'],
  ['log_2(8)', 'logaritmo en base 2 de 8'],
  ["f'(x)", 'f prima de x'],
  ['x_1', 'x sub 1'],
  ['x_(n+1)', 'x sub n más 1'],
  ['x_(n-1)', 'x sub n menos 1'],
  ['A', 'a mayúscula'],
  ['x<=3', 'x es menor o igual que 3'],
  ['x in RR', 'x pertenece a los números reales'],
  ['x=1 or x=2', 'x es igual a 1 o x es igual a 2'],
  ['{x in RR | x>1}', 'conjunto de x pertenece a los números reales tal que x es mayor que 1 fin del conjunto'],
  ['(0,1]', 'intervalo desde 0 excluido hasta 1 incluido'],
  ['int_0^1 x dx', 'integral desde 0 hasta 1 de x diferencial de x'],
  ['sum_(k=1)^n k', 'suma desde k igual a 1 hasta n de k'],
  ['lim_(x->0) sin(x)/x', 'límite cuando x tiende a 0 de fracción seno de x entre x fin de la fracción'],
  ['diff(x^2,x,2)', 'segunda derivada respecto a x de x al cuadrado'],
  ['x=2+-3', 'x es igual a 2 más menos 3'],
  ['binomial(n,k)', 'número combinatorio n sobre k'],
  ['[[1,2],[3,4]]', 'matriz de 2 por 2: fila 1: 1, 2; fila 2: 3, 4; fin'],
] as const)('says %s in Spanish', (source, words) => {
  expect(spokenInSpanish(source)).toBe(words);
});

test('Greek letters have their Spanish names', () => {
  const letters =
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega';
  expect(letters.split(' ').map(spokenInSpanish).join(' ')).toBe(
    'alfa beta gamma delta épsilon dseta eta theta iota kappa lambda mu nu xi pi ro sigma tau ípsilon fi ji psi omega',
  );
  expect(spokenInSpanish('Omega')).toContain(spokenInSpanish('omega'));
});
