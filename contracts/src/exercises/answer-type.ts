import { answerTypes } from '@lemma/math/document';
import { z } from 'zod';

/** The code of an answer type. Code compares it by the names in `answerTypes`. */
export const answerType = z.literal(Object.values(answerTypes));
