import type { ApiScope } from '@lemma/contracts';

/** Name of each scope, and what it opens, in the words of the page. */
export const scopeWords = {
  'classes:read': { name: 'Read classes', means: 'Your classes, their members and their tasks.' },
  'rosters:write': {
    name: 'Write rosters',
    means: 'Makes classes, imports and invites people, takes them out of your classes.',
  },
  'results:read': { name: 'Read results', means: 'Grade books and answers of your classes.' },
  'exercises:write': { name: 'Write exercises', means: 'Reads, writes, imports and publishes exercises.' },
} as const satisfies Record<ApiScope, { readonly name: string; readonly means: string }>;
