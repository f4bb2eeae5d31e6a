import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { MathText } from './MathText.tsx';

const box = (name: string) => <input aria-label={name} />;

/** The direction of the nearest element that states one. */
const directionOf = (element: Element | null | undefined): string | null =>
  element?.closest('[dir]')?.getAttribute('dir') ?? null;

describe('a text that runs from right to left', () => {
  it.each(['$3x+8=32$', '\\(3x+8=32\\)', '$$3x+8=32$$'])('sets the formula %s from left to right', (formula) => {
    const { container } = show(<MathText direction="rtl" source={`حل ${formula} الآن`} />);
    const formulas = [...container.querySelectorAll('[data-tex]')];
    expect(formulas).toHaveLength(1);
    expect(formulas.map(directionOf)).toEqual(['ltr']);
    expect(container.firstElementChild?.getAttribute('dir')).toBe('rtl');
  });

  it('keeps all boxes of one formula in one island from left to right', () => {
    const slots = { a: box('a'), b: box('b') };
    const { container } = show(<MathText direction="rtl" source="اكتب $[[a]]x + [[b]] = 3$ الآن" slots={slots} />);
    const islands = [...container.querySelectorAll('[dir="ltr"]')].filter((one) => one.querySelector('input') !== null);
    expect(islands).toHaveLength(1);
    expect([...(islands[0]?.querySelectorAll('input') ?? [])].map((one) => one.getAttribute('aria-label'))).toEqual([
      'a',
      'b',
    ]);
    expect(islands[0]?.textContent).not.toContain('الآن');
  });

  it('shows what is said about an answer from left to right, as the page is written', () => {
    const { container } = show(<MathText direction="rtl" source="الجواب: $x =$ [[a]]." slots={{ a: box('a') }} />);
    const notes = container.querySelector('[data-slot-notes]');
    expect(directionOf(notes)).toBe('ltr');
  });
});

describe('a text without a stated direction', () => {
  it('takes that of its own first letter, and no formula counts as one', () => {
    const { container } = show(<MathText inline source="$x$ أكبر" />);
    expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
    expect(directionOf(container.querySelector('[data-tex]'))).toBe('ltr');
  });
});
