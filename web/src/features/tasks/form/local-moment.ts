const two = (value: number): string => String(value).padStart(2, '0');

/** The value of a `datetime-local` box, in local time, for an ISO moment; empty for none. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The ISO moment (UTC) of a `datetime-local` box; null for an empty or unfinished one. */
export function fromLocalInput(value: string): string | null {
  const at = new Date(value);
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** A day from now at this local time, as the value of a `datetime-local` box. */
export function inDays(days: number, hour: number, minute: number, now: number): string {
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  at.setHours(hour, minute, 0, 0);
  return toLocalInput(at.toISOString());
}

/** So many days after the moment of a `datetime-local` box, at the same time of day. */
export function inDaysAfter(value: string, days: number): string {
  const at = new Date(value);
  at.setDate(at.getDate() + days);
  return toLocalInput(at.toISOString());
}
