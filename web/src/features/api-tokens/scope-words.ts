import type { ApiScope } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Name of each scope, and what it opens, in the words of the page. */
export const scopeWords = {
  'classes:read': { name: t(m.readClasses), means: t(m.classesTheirMembersAnd) },
  'rosters:write': {
    name: t(m.writeRosters),
    means: t(m.makesClassesImportsAnd),
  },
  'results:read': { name: t(m.readResults), means: t(m.gradeBooksAndAnswers) },
  'exercises:write': { name: t(m.writeExercises), means: t(m.readsWritesImportsAnd) },
} as const satisfies Record<ApiScope, { readonly name: string; readonly means: string }>;
