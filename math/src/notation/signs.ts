/** How a product was written between two neighbouring factors. */
export type ProductMark = 'implicit' | 'dot' | 'cross' | 'star';

/** How a quotient was written: stacked bar, slash in a line, ÷, or a ratio's colon. */
export type QuotientMark = 'bar' | 'slash' | 'obelus' | 'colon';

export type ConstantName =
  | 'pi'
  | 'e'
  | 'i'
  | 'infinity'
  | 'reals'
  | 'integers'
  | 'naturals'
  | 'rationals'
  | 'complexes'
  | 'empty-set'
  | 'true'
  | 'false';

export type RelationOperator =
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'approx'
  | 'equivalent'
  | 'in'
  | 'not-in'
  | 'subset'
  | 'subset-or-equal'
  | 'divides';

export type BracketShape = 'round' | 'square' | 'curly' | 'angle';
