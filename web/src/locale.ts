import { language } from './words/language.ts';

/**
 * How this page writes numbers and days: the way of the browser's country, where the browser prefers the language of the
 * page. Some systems offer names that Intl refuses, such as `en-US@posix`.
 */
export const locale =
  globalThis.navigator?.languages?.find(
    (name) => /^[a-z]+(-[A-Za-z0-9]+)*$/.test(name) && name.split('-')[0] === language.locale.split('-')[0],
  ) ?? language.locale;
