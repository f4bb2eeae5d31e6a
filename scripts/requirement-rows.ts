/** A row of docs/requirements.md. */
export interface RequirementRow {
  readonly id: string;
  readonly what: string;
  readonly state: string;
}

/** A file of tests, with its text. */
export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** These open pages and look at how they are made; that a page is there says nothing of what its row asks for. */
const pageWalks: ReadonlySet<string> = new Set(['e2e/pages.spec.ts']);

/** Returns the rows of the document, in their order. */
export function rowsOf(document: string): RequirementRow[] {
  return [...document.matchAll(/^\| ([A-Z]\d\d) \| (.*) \| (.*?) *\|$/gm)].map(
    ([, id = '', what = '', state = '']) => ({
      id,
      what,
      state,
    }),
  );
}

/** Returns the ids in square brackets in the titles of a file; those in comments prove nothing. */
export function idsNamedIn(text: string): Set<string> {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return new Set([...code.matchAll(/\[((?:[A-Z]|RL|SC)\d{1,2})\]/g)].map(([, id = '']) => id));
}

/** Returns the rows that no test names, and those that nothing but a page walk names. */
export function judgeRows(rows: readonly RequirementRow[], files: readonly TestFile[]) {
  const shown = new Set<string>();
  const opened = new Set<string>();
  for (const { path, text } of files) {
    for (const id of idsNamedIn(text)) (pageWalks.has(path) ? opened : shown).add(id);
  }
  return {
    unnamed: rows.filter(({ id }) => !shown.has(id) && !opened.has(id)),
    onlyOpened: rows.filter(({ id }) => !shown.has(id) && opened.has(id)),
  };
}
