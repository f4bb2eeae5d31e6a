import css from './dialog-width.module.css';

export type DialogWidth = 'narrow' | 'medium' | 'wide' | 'widest';

/** The slots of a dialog that is as wide as its content asks for; without a width it is as wide as most. */
export function dialogWidth(width: DialogWidth | undefined): { paper?: { className: string } } {
  return width === undefined ? {} : { paper: { className: css[width] ?? '' } };
}
