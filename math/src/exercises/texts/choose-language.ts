/** The first of a reader's languages in which there are texts, else the first of those; `de-AT` finds `de`, and `de-CH`. */
export function chooseTextLanguage(wishes: readonly string[], available: readonly string[]): string {
  const main = (tag: string) => tag.split('-')[0];
  for (const wish of wishes) {
    const found = available.find((tag) => tag === wish) ?? available.find((tag) => main(tag) === main(wish));
    if (found !== undefined) return found;
  }
  return available[0] ?? '';
}
