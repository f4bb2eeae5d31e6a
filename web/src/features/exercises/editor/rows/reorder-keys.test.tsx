import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { part } from '../../../../ui/part.ts';
import { reorderKeys } from './reorder-keys.ts';

const Row = part('li', 'row');

function Rows() {
  const [names, setNames] = useState(['first', 'second']);
  return (
    <ul>
      {names.map((name) => (
        <Row key={name} onKeyDown={reorderKeys(() => setNames(names.toReversed()))}>
          <button type="button">{name}</button>
        </Row>
      ))}
    </ul>
  );
}

it('leaves the focus with a row that was moved, and takes it from nothing later', async () => {
  render(<Rows />);
  const first = screen.getByRole('button', { name: 'first' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['second', 'first']);
  expect(document.activeElement).toBe(first);
  const second = screen.getByRole('button', { name: 'second' });
  second.focus();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(document.activeElement).toBe(second);
});
