import type { Piece } from './pieces.ts';
import type { NotationId } from './table.ts';

/** Everything that the conversion of one answer depends on. */
export interface Typed {
  readonly id: NotationId;
  readonly source: string;
  readonly isLatex: boolean;
  readonly pieces: readonly Piece[];
  readonly isNumber: boolean;
  readonly hasUnit: boolean;
  readonly items: () => number;
  readonly letters: ReadonlySet<string>;
}
