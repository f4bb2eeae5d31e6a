const name = (tag: string, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;

const capitalised = (text: string, tag: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

/** The line of a new language among the languages of the interface. */
export function lineOf(tag: string): string {
  const locale = new Intl.Locale(tag);
  const { direction } = (locale as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } }).getTextInfo();
  const full = locale.region === undefined ? `${tag}-${locale.maximize().region}` : tag;
  return `  { tag: '${tag}', name: '${capitalised(name(tag, tag), tag)}', direction: '${direction}', locale: '${full}', state: 'unfinished' },`;
}

/** A page for the terms and rules of a new language. */
export const glossaryOf = (tag: string): string => `# ${name(tag, 'en')}: terms and tone

| English | here | |
| --- | --- | --- |
| exercise | | |
`;
