import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => void vi.unstubAllGlobals());

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

it('[R12] stays whole until the browser has printed it, also when its media change back in between', () => {
  const media = new EventTarget();
  const change = (matches: boolean) => media.dispatchEvent(Object.assign(new Event('change'), { matches }));
  vi.stubGlobal('matchMedia', () => media);
  watchPrinting();
  render(<Page />);
  change(true);
  dispatchEvent(new Event('beforeprint'));
  change(false);
  expect(openOnes()).toEqual([true, true]);
  expect(screen.queryByText('Only on paper')).not.toBeNull();
  dispatchEvent(new Event('afterprint'));
  expect(openOnes()).toEqual([false, true]);
});
