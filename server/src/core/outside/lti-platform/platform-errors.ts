import { STATUS_CODES } from 'node:http';

const hour = 3_600_000;
const shownLength = 200;

/** A platform does not do what it was asked, and would not the next time either. */
export class PlatformRefused extends Error {
  override name = 'PlatformRefused';
  readonly status: number;

  constructor(status: number, words: string) {
    super(words === '' ? `The answer was ${status}.` : words);
    this.status = status;
  }
}

/** A platform is away, busy, or does not answer in time: asking again later may help. */
export class PlatformUnavailable extends Error {
  override name = 'PlatformUnavailable';
  /** How long the platform asks to be left alone; null when it says nothing. */
  readonly retryAfterMs: number | null;
  /** Whether it may have done what it was asked all the same. */
  readonly mayBeDone: boolean;

  /** Whether it has failed itself at what it was asked. */
  readonly isFault: boolean;

  constructor(
    words: string,
    { retryAfterMs = null, mayBeDone = true, isFault = false, cause }: Partial<PlatformUnavailable> = {},
  ) {
    super(words, { cause });
    this.retryAfterMs = retryAfterMs;
    this.mayBeDone = mayBeDone;
    this.isFault = isFault;
  }
}

/** Returns the first words of an answer as one line of plain text. */
export const wordsOf = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, shownLength);

const reasonFields = ['error_description', 'errormsg', 'detail', 'message', 'title', 'error', 'reason'] as const;

/**
 * Returns why a platform refuses, in its own words. Moodle says it after the status alone; others in a field of JSON, or as
 * a page.
 */
export function reasonOf({ status, statusText }: Pick<Response, 'status' | 'statusText'>, text: string): string {
  const said = statusText === STATUS_CODES[status] ? '' : statusText;
  const fields = fieldsOf(text);
  const field = reasonFields.map((name) => fields?.[name]).find((value) => typeof value === 'string' && value !== '');
  return wordsOf(said || (typeof field === 'string' ? field : text));
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

/** Reads a `Retry-After` header, in seconds or as a date; at most an hour. */
export function retryAfterOf(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(wait) ? Math.min(hour, Math.max(0, wait)) : null;
}
