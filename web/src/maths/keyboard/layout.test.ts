import { describe, expect, it } from 'vitest';
import { noHints } from './first-row/hints.ts';
import type { KeyboardHints } from './first-row/hints.ts';
import { keyPages } from './layout.ts';

const options = { hints: noHints, notation: 'en', checkLabel: 'Check', capitals: false } as const;
const calculus: KeyboardHints = { letters: ['x'], functions: [], templates: ['integral'] };

describe('keyboard pages', () => {
  it('have four rows of six columns each, letters ten and nine', () => {
    for (const page of keyPages(options)) {
      const widths = page.rows.map((row) => row.reduce((sum, key) => sum + (key.span ?? 1), 0));
      expect(widths).toEqual(page.id === 'letters' ? [10, 9, 9, 6] : [6, 6, 6, 6]);
    }
  });

  it('keep delete, the arrows and Check in the same place on every page but the letters', () => {
    for (const page of [...keyPages(options), ...keyPages({ ...options, hints: calculus })]) {
      if (page.id === 'letters') continue;
      expect(page.rows[1]?.[5]?.name).toBe('Delete');
      expect(page.rows[2]?.slice(4).map((key) => key.name)).toEqual(['Left', 'Right']);
      expect(page.rows[3]?.at(-1)?.action).toEqual({ command: 'check' });
    }
  });

  it('show calculus instead of Greek only where the exercise asks for it', () => {
    expect(keyPages(options).map((page) => page.id)).toEqual(['numbers', 'functions', 'relations', 'greek', 'letters']);
    expect(keyPages({ ...options, hints: calculus }).map((page) => page.id)).toEqual([
      'numbers',
      'functions',
      'calculus',
      'relations',
      'letters',
    ]);
  });

  it("show the class's decimal sign, the given word on the Check key, and capitals after Shift", () => {
    const [numbers] = keyPages({ ...options, notation: 'de', checkLabel: 'Send' });
    expect(numbers?.rows[3]?.[1]).toMatchObject({ face: { text: ',' }, action: { command: 'decimal' } });
    expect(numbers?.rows[3]?.at(-1)?.name).toBe('Send');
    const letters = keyPages({ ...options, capitals: true }).at(-1);
    expect(letters?.rows[0]?.[0]?.name).toBe('Q');
  });

  it('offer powers, relations and Greek letters by a long press', () => {
    const [numbers] = keyPages(options);
    expect(numbers?.rows[0]?.[0]?.more?.[0]?.action).toEqual({ insert: '#@^{7}' });
    expect(numbers?.rows[3]?.[2]?.more?.map((key) => key.name)).toEqual(['not equal', 'at most', 'at least']);
    const letters = keyPages(options).at(-1);
    expect(letters?.rows[1]?.[0]?.more?.[0]?.action).toEqual({ insert: '\\alpha' });
  });
});
