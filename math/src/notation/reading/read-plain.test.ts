import { expect, it } from 'vitest';
import { outline } from '../outline.ts';
import { read } from './read.ts';
import type { ReadOptions } from './read-result.ts';

/** Typed text and AsciiMath [V06], and the tree it stands for; `f` is declared as a function. */
const readings: readonly (readonly [text: string, tree: string])[] = [
  ['1/2', '(divide:slash 1 2)'],
  ['a/b/c', '(divide:slash (divide:slash a b) c)'],
  ['1/2x', '(multiply:i (divide:slash 1 2) x)'],
  ['2x/3', '(divide:slash (multiply:i 2 x) 3)'],
  ['(a+b)/(c+d)', '(divide:slash (add a b) (add c d))'],
  ['x^2', '(power x 2)'],
  ['x^10+1', '(add (power x 10) 1)'],
  ['x^-1', '(power x (negate 1))'],
  ['x^(n+1)', '(power x (add n 1))'],
  ['x^{n+1}', '(power x (add n 1))'],
  ['2^3^2', '(power 2 (power 3 2))'],
  ['-x^2', '(negate (power x 2))'],
  ['2^3!', '(power 2 (postfix:factorial 3))'],
  ['e^2x', '(multiply:i (power #e 2) x)'],
  ['x**2', '(power x 2)'],
  ['ap', '(multiply:i a p)'],
  ['a p + q', '(add (multiply:i a p) q)'],
  ['2pir', '(multiply:ii 2 #pi r)'],
  ['2 pi r', '(multiply:ii 2 #pi r)'],
  ['(x+1)(x-2)', '(multiply:i (group:round (add x 1)) (group:round (add x (negate 2))))'],
  ['a(b+c)', '(multiply:i a (group:round (add b c)))'],
  ['f(x)^2', '(power (call:f:bracketed x) 2)'],
  ['f^2(x)', '(power:onName (call:f:bracketed x) 2)'],
  ["f''(x)", '(call:f:2:bracketed x)'],
  ['sqrt(2)', '(root 2)'],
  ['sqrt 2', '(root 2)'],
  ['sqrt2x', '(multiply:i (root 2) x)'],
  ['root(3)(x)', '(root 3 x)'],
  ['cbrt(8)', '(root 3 8)'],
  ['abs(x-1)', '(absolute (add x (negate 1)))'],
  ['|x-1|', '(absolute (add x (negate 1)))'],
  ['(-7|3)', '(tuple:round (negate 7) 3)'],
  ['(x+1|sqrt(2))', '(tuple:round (add x 1) (root 2))'],
  ['{(1|2), (3|4)}', '(set (tuple:round 1 2) (tuple:round 3 4))'],
  ['(2|x|)', '(group:round (multiply:i 2 (absolute x)))'],
  ['||x|-1|', '(absolute (add (absolute x) (negate 1)))'],
  ['sin x cos x', '(multiply:i (call:sin x) (call:cos x))'],
  ['sin^2 x', '(power:onName (call:sin x) 2)'],
  ['sin^-1(x)', '(call:arcsin:bracketed x)'],
  ['asin(x)', '(call:arcsin:bracketed x)'],
  ['asinx', '(multiply:i a (call:sin x))'],
  ['bsin(t)', '(multiply:i b (call:sin:bracketed t))'],
  ['xlnx', '(multiply:i x (call:ln x))'],
  ['sin2x', '(call:sin (multiply:i 2 x))'],
  ['log_2(8)', '(call:log:based:bracketed 2 8)'],
  ['log10(100)', '(call:log:based:bracketed 10 100)'],
  ['ln(x)', '(call:ln:bracketed x)'],
  ['exp(2)', '(call:exp:bracketed 2)'],
  ['max(1,2)', '(call:max:bracketed 1 2)'],
  ['binomial(5,2)', '(call:binomial 5 2)'],
  ['floor(x)', '(call:floor:bracketed x)'],
  ['vec(v)', '(accent:vector v)'],
  ['hat(x)', '(accent:hat x)'],
  ['3 1/2', '(mixed 3 1 2)'],
  ['3 1/2x', '(multiply:i (mixed 3 1 2) x)'],
  ['x = 3 1/2', '(relation:= x (mixed 3 1 2))'],
  ['1 000', '1000'],
  ['12 345.6', '12345.6'],
  ['2E5', '(multiply:c 2 (power 10 5))'],
  ['9.8e-7', '(multiply:c 9.8 (power 10 (negate 7)))'],
  ['2e3', '(multiply:c 2 (power 10 3))'],
  ['3e-2', '(add (multiply:i 3 #e) (negate 2))'],
  ['0.(3)', '0.~3'],
  ['0.1bar(6)', '0.1~6'],
  ['5%', '(postfix:percent 5)'],
  ['45°', '(postfix:degree 45)'],
  ['30 deg', '(postfix:degree 30)'],
  ['5!', '(postfix:factorial 5)'],
  ['x!=5', '(relation:!= x 5)'],
  ['x<=5', '(relation:<= x 5)'],
  ['x >= 5', '(relation:>= x 5)'],
  ['x=1 or x=2', '(logic:or (relation:= x 1) (relation:= x 2))'],
  ['x>1 and x<5', '(logic:and (relation:> x 1) (relation:< x 5))'],
  ['not p', '(logic:not p)'],
  ['p => q', '(logic:implies p q)'],
  ['x ~~ 3.14', '(relation:approx x 3.14)'],
  ['+-2', '(plus-minus:± 2)'],
  ['-b +- sqrt(d)', '(plus-minus:± (negate b) (root d))'],
  ['x = +/-2', '(relation:= x (plus-minus:± 2))'],
  ['2*3', '(multiply:s 2 3)'],
  ['2 xx 3', '(multiply:c 2 3)'],
  ['y<xx', '(relation:< y (multiply:i x x))'],
  ['6 -: 2', '(divide:obelus 6 2)'],
  ['6÷2', '(divide:obelus 6 2)'],
  ['2:3', '(divide:colon 2 3)'],
  ['{1,2}', '(set 1 2)'],
  ['{}', '(set)'],
  ['{x : x>0}', '(set-builder x (relation:> x 0))'],
  ['{x in RR : x^2 < 2}', '(set-builder (relation:in x #reals) (relation:< (power x 2) 2))'],
  ['(1,2)', '(tuple:round 1 2)'],
  ['(1,2]', '(interval:endClosed 1 2)'],
  ['[1,2)', '(interval:startClosed 1 2)'],
  [']1,2[', '(interval 1 2)'],
  ['[1,2]', '(tuple:square 1 2)'],
  ['<1,2>', '(tuple:angle 1 2)'],
  ['[[1,2],[3,4]]', '(matrix:square [1 2] [3 4])'],
  ['[[1],[2]]', '(matrix:square [1] [2])'],
  ['(1,2) uu [3,4)', '(set-operation:union (tuple:round 1 2) (interval:startClosed 3 4))'],
  ['A nn B', '(set-operation:intersection A B)'],
  ['x in RR', '(relation:in x #reals)'],
  ['RR \\ {1}', '(set-operation:difference #reals (set 1))'],
  ['RR\\{1}', '(set-operation:difference #reals (set 1))'],
  ['x in \\{1, 2\\}', '(relation:in x (set 1 2))'],
  ['[0, 9] \\ {1, 2}', '(set-operation:difference (tuple:square 0 9) (set 1 2))'],
  ['oo', '#infinity'],
  ['-oo', '(negate #infinity)'],
  ['pi', '#pi'],
  ['theta', 'theta'],
  ['alpha_1', 'alpha_1'],
  ['x_12', 'x_12'],
  ['x_max', 'x_max'],
  ['x_(n+1)', 'x_{n+1}'],
  ['x₁²', '(power x_1 2)'],
  ['½√2×3²−1', '(add (multiply:ic (divide:bar 1 2) (root 2) (power 3 2)) (negate 1))'],
  ['3½', '(mixed 3 1 2)'],
  ['x≤y≠z', '(relation:<=,!= x y z)'],
  ['α·β', '(multiply:d alpha beta)'],
  ['∞', '#infinity'],
  ['d/dx x^2', '(derivative:x:1 (power x 2))'],
  ['dy/dx', '(derivative:x:1 y)'],
  ['d^2y/dx^2', '(derivative:x:2 y)'],
  ['diff(x^2,x)', '(derivative:x:1 (power x 2))'],
  ['int x^2 dx', '(big:integral:x (power x 2))'],
  ['int_0^1 x dx', '(big:integral:x 0 1 x)'],
  ['sum_(i=1)^n i^2', '(big:sum:i 1 n (power i 2))'],
  ['prod_(k=1)^n k', '(big:product:k 1 n k)'],
  ['lim_(x->0) sin(x)/x', '(limit:x 0 (divide:slash (call:sin:bracketed x) x))'],
  ['lim_(x->0^+) 1/x', '(limit:x:right 0 (divide:slash 1 x))'],
  ['"hello"', '(text:hello)'],
  ['true', '#true'],
  ['\\frac{1}{2}+\\sqrt{3}', '(add (divide:bar 1 2) (root 3))'],
  ['1;2', '(list 1 2)'],
  ['frac(1)(2)', '(divide:bar 1 2)'],
];

it.each(readings)('reads %s as %s', (text, tree) => {
  const result = read(text, { syntax: 'plain', functions: ['f'] });
  expect(result.ok ? outline(result.tree) : result.error.message).toBe(tree);
});

function plain(text: string, options: ReadOptions = {}): string {
  const result = read(text, { syntax: 'plain', ...options });
  return result.ok ? outline(result.tree) : result.error.message;
}

it('takes declared names as one, and splits all other runs of letters', () => {
  expect(plain('area + rate t', { names: ['area', 'rate'] })).toBe('(add area (multiply:i rate t))');
  expect(plain('rates', { names: ['rate'] })).toBe('(multiply:i rate s)');
  expect(plain('a1 + x2', { names: ['a1'] })).toBe('(add a1 (multiply:d x 2))');
});

it('lets a declaration turn e, i and d into variables', () => {
  expect(plain('e i', { names: ['e', 'i'] })).toBe('(multiply:i e i)');
  expect(plain('d/dx', { names: ['d'] })).toBe('(multiply:i (divide:slash d d) x)');
});

it('does not find two-letter functions at the end of a longer run', () => {
  expect(plain('sim(x)')).toBe('(multiply:iii s #i m (group:round x))');
  expect(plain('Bgcd(3,2)')).toBe('(multiply:i B (call:gcd:bracketed 3 2))');
});

it('applies declared functions only', () => {
  expect(plain('g(x+1)')).toBe('(multiply:i g (group:round (add x 1)))');
  expect(plain('g(x+1)', { functions: ['g'] })).toBe('(call:g:bracketed (add x 1))');
  expect(plain('area(2)', { functions: ['area'] })).toBe('(call:area:bracketed 2)');
});

it('reads the decimal comma, and lists with semicolons beside it', () => {
  expect(plain('1,5', { decimal: ',' })).toBe('1.5');
  expect(plain('(1,5; 2)', { decimal: ',' })).toBe('(tuple:round 1.5 2)');
  expect(plain('{1, 2}', { decimal: ',' })).toBe('(set 1 2)');
  expect(plain('1.234,5', { decimal: ',' })).toBe('1234.5');
  expect(plain('1.5', { decimal: ',' })).toBe('1.5');
  expect(plain('1.500', { decimal: ',' })).toBe('Invalid input: write decimals with a comma');
  expect(plain('1,5')).toBe('(list 1 5)');
});

it('groups thousands by commas only where one number is asked for', () => {
  expect(plain('16,500.25', { grouping: true })).toBe('16500.25');
  expect(plain('16,500')).toBe('(list 16 500)');
  expect(plain('16.500', { grouping: true, decimal: ',' })).toBe('16500');
});

it.each([
  ['9.81 m/s^2', '(quantity 9.81 (unit:m/s^2))'],
  ['9.81*m*s^-2', '(quantity 9.81 (unit:m*s^-2))'],
  ['-36 kJ/mol', '(negate (quantity 36 (unit:kJ/mol)))'],
  ['4.2 J/(kg K)', '(quantity 4.2 (unit:J/(kg*K)))'],
  ['x = 20 °C', '(relation:= x (quantity 20 (unit:°C)))'],
  ['5 m + 20 cm', '(add (quantity 5 (unit:m)) (quantity 20 (unit:cm)))'],
  ['2 pi µm', '(quantity (multiply:i 2 #pi) (unit:µm))'],
  ['5 €', '(quantity 5 (unit:€))'],
  ['5 $', '(quantity 5 (unit:$))'],
  ['20 ℃', '(quantity 20 (unit:°C))'],
  ['68 ℉', '(quantity 68 (unit:°F))'],
  ['1/2 h', '(quantity (divide:slash 1 2) (unit:h))'],
])('reads the quantity %s', (text, tree) => {
  expect(plain(text, { units: true })).toBe(tree);
});

it.each([
  ['5\\,\\mathrm{cm}', '(quantity 5 (unit:cm))'],
  ['9.81\\,\\frac{\\mathrm{m}}{\\mathrm{s}^2}', '(quantity 9.81 (unit:m/s^2))'],
  ['\\frac{5m}{s}', '(quantity 5 (unit:m/s))'],
  ['3\\text{ km/h}', '(quantity 3 (unit:km/h))'],
  ['3\\,\\mu\\mathrm{m}', '(quantity 3 (unit:µm))'],
  ['20^{\\circ}\\mathrm{C}', '(quantity 20 (unit:°C))'],
  ['5\\,\\$', '(quantity 5 (unit:$))'],
  ['3\\,\\mathrm{m\\,s^{-2}}', '(quantity 3 (unit:m*s^-2))'],
])('reads the LaTeX quantity %s', (latex, tree) => {
  const result = read(latex, { units: true });
  expect(result.ok ? outline(result.tree) : result.error.message).toBe(tree);
});
