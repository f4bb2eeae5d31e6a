import { notationIds } from '@lemma/math/document';
import { z } from 'zod';

/** How mathematics is written: decimal and list signs, names of functions, brackets of intervals. `en` is canonical. */
export const notation = z.enum(notationIds, 'Choose one of the notations.');
export type NotationChoice = z.output<typeof notation>;

/** The tasks of a class in which learners may use their own notation. */
export const ownNotations = ['never', 'practice', 'always'] as const;
