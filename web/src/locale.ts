/** The English that the browser prefers. Some systems offer names that Intl refuses, such as `en-US@posix`. */
export const locale =
  globalThis.navigator?.languages?.find((language) => /^en(-[A-Za-z0-9]+)*$/.test(language)) ?? 'en-GB';
