import type { AnswerForm, Part } from '@lemma/math';
import type { PartDraft } from '../draft/part-draft.ts';

/** Fields common to all parts, as the document stores them. */
export type PartBase = Pick<Part, 'name' | 'points' | 'label'>;

/** Everything about an answer type that the editor and the catalogue need, apart from its fields. */
export interface AnswerTypeEditing {
  /** Name in menus and lists. */
  readonly label: string;
  /** Place in menus: the most used first. */
  readonly place: number;
  /** An accepted answer, as an example. */
  readonly example: string;
  /** The forms that may be asked for. */
  readonly forms: readonly AnswerForm[];
  /** Returns the part that a draft of this type stands for. */
  readonly toPart: (draft: PartDraft, base: PartBase) => Part;
}
