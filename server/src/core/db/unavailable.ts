/** Why the database did not do what it was asked, where that may be different a moment later. */
export type Unavailable = 'away' | 'busy' | 'full' | 'gone' | 'read-only';

/** Error codes of operating systems and `pg` for a connection that is missing or was cut. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
const awayWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|embedded database (stopped|is not started|is closed)/i;

/**
 * Distinguishes a database that is away, blocked by locks or overload, full or read-only from every other error. Looks
 * through the causes of an error, since the query builder wraps what the driver throws.
 */
export function whyUnavailable(error: unknown): Unavailable | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (cause.message.includes('files of the database are gone')) return 'gone';
    const found = byCode(code) ?? (awayWords.test(cause.message) ? 'away' : undefined);
    if (found) return found;
    if (cause instanceof AggregateError && cause.errors.length > 0) return whyUnavailable(cause.errors[0]);
  }
  return undefined;
}

/** Codes of PostgreSQL are five characters; the first two name a class (appendix A of its manual). */
function byCode(code: string): Unavailable | undefined {
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === '25006') return 'read-only';
  if (awayCodes.has(code) || code.startsWith('08') || /^57P0[1-5]$/.test(code)) return 'away';
  // Lock and statement time-outs, serialization failures and deadlocks after their tries, too many connections or memory.
  if (['55P03', '57014', '40001', '40P01'].includes(code) || code.startsWith('53')) return 'busy';
  return undefined;
}
