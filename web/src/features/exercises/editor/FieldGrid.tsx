import type { ComponentProps } from 'react';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import css from './FieldGrid.module.css';

interface FieldGridProps extends ComponentProps<'div'> {
  /** Width in pixels under which a field goes to the next line. */
  least?: number;
}

/** Small fields side by side, as many as fit. */
export function FieldGrid({ least = 120, className, ...props }: FieldGridProps) {
  return <div {...props} className={classes(css.fieldGrid, className)} style={{ '--least': `${least}px` }} />;
}

/** Rows with a hairline between them, inside a card. */
export const RowList = part('ul', css.rowList);
