import type { ComponentType } from 'react';
import type { PartDraft } from '../../draft/part-draft.ts';

export interface TypeFieldsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
}

/** The fields of one answer type, between those that every part has. */
export interface TypeFields {
  /** How an answer is compared; after the points. */
  readonly Marking?: ComponentType<TypeFieldsProps>;
  /** Further fields, at the end. */
  readonly Last?: ComponentType<TypeFieldsProps>;
}
