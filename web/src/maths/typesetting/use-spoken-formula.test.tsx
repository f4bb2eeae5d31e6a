import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { inWords } from '../reading/notation-reader.ts';
import { SpokenFormulasContext } from '../spoken-formulas.ts';
import { MathText } from './MathText.tsx';
import { nameFormula } from './use-spoken-formula.ts';

const source = 'Solve $3x^2 = 12$; work out $40 \\div 4 \\cdot 5$; $y =$ [[a]] and $\\%\\%$.';
const asked = async (latex: string) => inWords(latex);
const wordsIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-tex]')].map(({ dataset }) => dataset.words);

it('gives formulas of a question their words, where they can be read and a sign of division is not made a fraction', async () => {
  const { container } = show(
    <SpokenFormulasContext value={asked}>
      <MathText source={source} />
    </SpokenFormulasContext>,
  );
  await waitFor(() => expect(wordsIn(container)).toEqual(['3 x squared equals 12', undefined, 'y equals', undefined]));
});

it('leaves formulas elsewhere to their MathML', () => {
  const { container } = show(<MathText source={source} />);
  expect(wordsIn(container)).toEqual([undefined, undefined, undefined, undefined]);
});

it('names the MathML that screen readers find, and keeps what is in it', () => {
  const host = document.createElement('span');
  host.innerHTML = '<span></span><span><math><mi>x</mi></math></span>';
  nameFormula(host);
  expect(host.querySelector('math')?.hasAttribute('aria-label')).toBe(false);
  host.dataset.words = 'x squared';
  nameFormula(host);
  expect(host.querySelector('math')?.getAttribute('aria-label')).toBe('x squared');
  expect(host.querySelector('mi')?.textContent).toBe('x');
});
