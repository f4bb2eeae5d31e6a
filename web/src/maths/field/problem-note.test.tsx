import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ProblemNote } from './FieldNotes.tsx';

const problem = {
  code: 'notation/one-number',
  title: '1,5 is one number here.',
  hasAdvice: false,
  suggestion: '(1; 5)',
};

it('[A13] offers the answer as it was probably meant, and writes it', async () => {
  const onWrite = vi.fn();
  render(<ProblemNote problem={problem} id="note" onWrite={onWrite} />);
  await userEvent.click(screen.getByRole('button', { name: /Write\s\(1; 5\)/ }));
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('(1; 5)');
});

it('offers nothing in a box that no longer takes an answer', () => {
  render(<ProblemNote problem={problem} id="note" onWrite={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
