/** Kinds of calls that an API token may be allowed. An endpoint names its own as `tokenScope`. */
export const apiScopes = ['classes:read', 'rosters:write', 'results:read', 'exercises:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Says for the API's own page which calls each scope allows. */
export const apiScopeWords = {
  'classes:read': 'Read classes, their members and tasks.',
  'rosters:write': 'Make classes, and bring people into classes or take them out.',
  'results:read': 'Read grade books and results.',
  'exercises:write': 'Read, write, import and publish exercises.',
} as const satisfies Record<ApiScope, string>;

/** API tokens begin with this, so that people and scanners of leaked secrets know them when they see one. */
export const apiTokenPrefix = 'lemma_pat_';
