/** Product constants of the requirements that both sides need. */

export const productName = 'Lemma';
export const apiBase = '/api/mm';

/** The running version; `/version.json` serves it as `app`. Kept equal to the root package.json by a test. */
export const version = '0.1.0';

/** Exercises on one page of the catalogue (K09). */
export const cataloguePageSize = 30;

/** V03: at least 8 for new accounts. */
export const passwordMinimumLength = 8;
export const passwordMaximumLength = 256;

/** D22; outside HTTPS the names carry no `__Host-` prefix. */
export const csrfHeader = 'x-csrftoken';
export const versionHeader = 'x-mm-version';
/** The language in which a reader has chosen to see the texts of exercises, where it is not that of the page. */
export const textLanguageHeader = 'x-mm-text-language';
export const csrfCookieName = 'lemma_csrf';
export const csrfCookieNameInDevelopment = 'lemma_csrf_dev';
export const sessionCookieName = 'lemma_session';

/** D03: an e-mail with this marker belongs to an anonymous account. For display only: the server asks its own column. */
export const anonymousMarker = '@anonymous.';

/** How long a learner without an account stays signed in: there is no other way back into the work. */
export const anonymousSessionDays = 400;

/** Longest answer to one part, in characters. */
export const answerMaximumLength = 4000;

/** C15: what the build leaves beside the pages: `{ app: VERSION }`; asked for with the time as query. */
export const buildManifestPath = '/static/build-manifest.json';
/** C15: where the server itself says its version, as `app`. */
export const versionPath = '/version.json';

/** An assessment takes what was sent before its end and arrives so much later. */
export const graceSeconds = 10;

/** Newest responses to a variant that an attempt shows. */
export const shownResponses = 20;
