const address = /\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/(\d+)\//g;

/** Ids of the pictures that a document shows; it is given as JSON. */
export const picturesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(address)].map(([, id = '']) => id)),
];

/** The JSON of a document with other pictures in the place of its own. */
export const withPictures = (
  text: string,
  others: ReadonlyMap<string, { readonly id: string; readonly width: number }>,
): string =>
  text.replaceAll(address, (whole: string, id: string) => {
    const other = others.get(id);
    return other ? `/images/${other.id}/${other.width}/` : whole;
  });
