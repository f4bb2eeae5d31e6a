import { expect, it } from 'vitest';
import { starterDocument } from './starter.ts';

it('begins a new exercise with words of the page around formulas of the exercise', () => {
  expect(starterDocument).toMatchObject({
    language: 'en',
    question: 'Solve the equation.\n\n$$ {{a}}x + {{b}} = {{c}} $$\n\n$x =$ [[part1]]',
    hints: ['Subtract ${{b}}$ on both sides.'],
    solution: 'Subtract ${{b}}$: ${{a}}x = {{a*k}}$. Divide by ${{a}}$: $x = {{k}}$.',
  });
});
