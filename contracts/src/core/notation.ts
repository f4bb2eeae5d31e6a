import { notationIds } from '@lemma/math/document';
import { z } from 'zod';
import { words } from './field-words.ts';
import * as m from './messages.ts';

/** How mathematics is written: decimal and list signs, names of functions, brackets of intervals. `en` is canonical. */
export const notation = z.enum(notationIds, words(m.chooseNotation));
export type NotationChoice = z.output<typeof notation>;

/** The tasks of a class in which learners may use their own notation. */
export const ownNotations = ['never', 'practice', 'always'] as const;
