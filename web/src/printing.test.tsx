import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrinting, watchPrinting } from './printing.ts';

function Page() {
  const isPrinting = usePrinting();
  return (
    <>
      {isPrinting ? <p>Only on paper</p> : null}
      <details>
        <summary>Folded away</summary>
      </details>
      <details open>
        <summary>Open already</summary>
      </details>
    </>
  );
}

const openOnes = () => [...document.querySelectorAll('details')].map(({ open }) => open);

it('[R12] unfolds the whole page while it is printed, and leaves it as it was afterwards', () => {
  watchPrinting();
  render(<Page />);
  expect(openOnes()).toEqual([false, true]);
  for (let times = 0; times < 2; times += 1) {
    dispatchEvent(new Event('beforeprint'));
    expect(openOnes()).toEqual([true, true]);
    expect(screen.queryByText('Only on paper')).not.toBeNull();
    dispatchEvent(new Event('afterprint'));
    expect(openOnes()).toEqual([false, true]);
  }
});
