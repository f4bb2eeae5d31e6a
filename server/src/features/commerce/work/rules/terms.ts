const dayMs = 86_400_000;
/** A term that ends this soon may be bought again: the new term begins where the old one ends. */
const renewableMs = 30 * dayMs;

interface Term {
  readonly termDays: number | null;
  readonly endsOn: string | null;
}

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

interface Place extends Span {
  readonly cause: string;
  readonly revokedAt: Date | null;
}

/** The end of something that begins at a moment; null when it does not end. A last day ends at midnight in UTC. */
export function endOf(startsAt: Date, { termDays, endsOn }: Term): Date | null {
  if (endsOn !== null) return new Date(`${endsOn}T23:59:59.999Z`);
  return termDays === null ? null : new Date(startsAt.getTime() + termDays * dayMs);
}

/** Whether something with a last day has had it. */
export const isOver = ({ endsOn }: Pick<Term, 'endsOn'>, now: Date): boolean =>
  endsOn !== null && now > new Date(`${endsOn}T23:59:59.999Z`);

export const isCurrent = ({ startsAt, endsAt, revokedAt }: Place, now: Date): boolean =>
  revokedAt === null && startsAt <= now && (endsAt === null || endsAt > now);

const endsLater = (one: Span, other: Span): boolean =>
  one.endsAt === null || (other.endsAt !== null && one.endsAt >= other.endsAt);

/** The one of these that lasts longest and is not over; undefined when there is none. */
export function longest<T extends Place>(places: readonly T[], now: Date): T | undefined {
  return places
    .filter(({ revokedAt, endsAt }) => revokedAt === null && (endsAt === null || endsAt > now))
    .reduce<T | undefined>((best, one) => (best === undefined || endsLater(one, best) ? one : best), undefined);
}

/** Whether buying the item now gives anything: not while a place lasts that runs on, or to the same last day. */
export function canRenew(places: readonly Place[], term: Term, now: Date): boolean {
  const held = longest(
    places.filter(({ cause }) => cause !== 'trial'),
    now,
  );
  if (held === undefined) return true;
  if (held.endsAt === null || held.endsAt.getTime() - now.getTime() > renewableMs) return false;
  const end = endOf(held.endsAt, term);
  return end === null || end > held.endsAt;
}

/** A bought term begins when the place that somebody has is over, trials too: no day is paid twice. */
export function spanAfter(places: readonly Place[], term: Term, now: Date): Span {
  const held = term.termDays === null ? undefined : longest(places, now);
  const startsAt = held?.endsAt ?? now;
  return { startsAt, endsAt: endOf(startsAt, term) };
}
