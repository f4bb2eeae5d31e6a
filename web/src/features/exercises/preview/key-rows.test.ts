import { expect, it } from 'vitest';
import { drawnSource } from './KeyRows.tsx';

it('writes a drawn number as one formula and drawn words as text with their own formulas', () => {
  expect(drawnSource({ name: 'a', latex: '3', plain: '3' })).toBe('$a = 3$');
  expect(drawnSource({ name: 'rate', latex: '0.5', plain: '0.5' })).toBe('$\\text{rate} = 0.5$');
  const words = 'the product $4 \\cdot 6$, as always without brackets';
  expect(drawnSource({ name: 'first', latex: `\\text{${words}}`, plain: words })).toBe(`$\\text{first}$ = ${words}`);
});
