import type { PlaneElementKind, PlaneElements } from '../../exercises/document/figures.ts';
import type { ElementRule } from './brush.ts';
import { curveRules } from './curves.ts';
import { lineRules } from './lines.ts';
import { regionRules } from './regions.ts';
import { roundRules } from './round.ts';

/** How every kind of element of a plane is read and drawn. */
export const planeRules: { readonly [K in PlaneElementKind]: ElementRule<PlaneElements[K]> } = {
  ...curveRules,
  ...lineRules,
  ...regionRules,
  ...roundRules,
};

/** The kinds of elements, in the order in which authors are offered them. */
export const planeElementKinds = Object.keys(planeRules) as readonly PlaneElementKind[];

/** The kind of an element: the field that holds its expression. */
export function kindOf<K extends string>(element: object, kinds: readonly K[]): K {
  const kind = kinds.find((known) => Object.hasOwn(element, known));
  if (kind === undefined) throw new TypeError('an element without a kind');
  return kind;
}
