export interface ListedName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Learners' names, one to a line: `Mila Novak`, or `Novak, Mila` as school lists have them; columns of a spreadsheet are
 * read as first and last name. Empty lines and numbers before a name do not count.
 */
export function readNames(text: string): readonly ListedName[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const cleaned = line.replace(/^\s*\d+[.)\t ]\s*/, '').trim();
    return cleaned === '' ? [] : [readName(cleaned)];
  });
}

function readName(line: string): ListedName {
  const [first = '', second] = line.split(/\t+|;/).map(tidy);
  if (second !== undefined && second !== '') return { firstName: first, lastName: second };
  const [lastBefore = '', firstAfter] = first.split(',').map(tidy);
  if (firstAfter !== undefined && firstAfter !== '') return { firstName: firstAfter, lastName: lastBefore };
  const words = lastBefore.split(' ');
  return {
    firstName: words.slice(0, -1).join(' ') || lastBefore,
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The names that lack a first or a last one, as they were written: the accounts need both. */
export function incompleteNames(names: readonly ListedName[]): readonly string[] {
  return names.flatMap(({ firstName, lastName }) =>
    firstName === '' || lastName === '' ? [firstName + lastName] : [],
  );
}
