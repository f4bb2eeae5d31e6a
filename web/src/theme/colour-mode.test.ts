import { describe, expect, it } from 'vitest';
import { schemeFor } from './colour-mode.ts';

describe('the colour mode [K06]', () => {
  it('follows the system while nothing was chosen', () => {
    expect([schemeFor(null, false), schemeFor(null, true), schemeFor('system', true)]).toEqual([
      'light',
      'dark',
      'dark',
    ]);
  });
  it('is what was chosen in this browser', () => {
    expect([schemeFor('dark', false), schemeFor('light', true)]).toEqual(['dark', 'light']);
  });
});
