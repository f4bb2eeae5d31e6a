import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';

describe('the theme', () => {
  it('has the product’s colours and shape in both modes [K06]', () => {
    expect(theme.colorSchemes.light?.palette.primary.main).toBe('#443FA0');
    expect(theme.colorSchemes.light?.palette.secondary.main).toBe('#0B78D4');
    expect(theme.colorSchemes.dark).toBeDefined();
    expect(theme.shape.borderRadius).toBe(10);
  });
  it('layers keyboard, messages, dialogs, drawer and bar [K08]', () => {
    const { appBar, drawer, modal, keyboard, snackbar } = theme.zIndex;
    expect({ appBar, drawer, modal, keyboard, snackbar }).toEqual({
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      keyboard: 1301,
      snackbar: 1400,
    });
  });
  it('breaks at 600, 900, 1200 and 1536 [K08]', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });
});
