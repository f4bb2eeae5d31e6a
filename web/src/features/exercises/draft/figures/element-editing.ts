import type { Field } from './fields.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** How one kind of element is offered and edited. */
export interface ElementEditing<E> {
  readonly label: string;
  /** Its own fields, those for its position first. */
  readonly fields: readonly Field[];
  /** The contents of a new one: something visible. */
  readonly start: E;
}

export const needed = (at: string, label: string, example: string, about?: string): Field => ({
  at,
  label,
  reads: 'maths',
  example,
  isNeeded: true,
  ...(about !== undefined && { about }),
});

export const numberField = (at: string, label: string, example = ''): Field => ({
  at,
  label,
  reads: 'number',
  example,
});

export const labelsField = (at: string, label: string, example: string): Field => ({
  at,
  label,
  reads: 'labels',
  example,
});

export const more = (field: Field): Field => ({ ...field, isMore: true });
/** Names under which choices of a part mean it. */
export const thingsField: Field = {
  ...more(labelsField('things', t(m.canBeChosenAs), 'f')),
  about: t(m.smallNames),
};
export const alwaysThere = (field: Field): Field => ({ ...field, isNeeded: true });

export const markField: Field = {
  at: 'mark',
  label: t(m.drawnAs),
  reads: 'choice',
  usual: 'dot',
  options: [
    { value: '', label: t(m.dots) },
    { value: 'ring', label: t(m.rings) },
    { value: 'cross', label: t(m.crosses) },
  ],
  isMore: true,
};
