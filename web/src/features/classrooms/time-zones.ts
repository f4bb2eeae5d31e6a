/** The time zone of this browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

interface ZoneChoice {
  readonly value: string;
  readonly label: string;
}

/** `Europe/Vienna` → `Vienna, Europe`. */
function zoneWords(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  return parts.length < 2 ? zone : `${parts.at(-1) ?? ''}, ${parts.slice(0, -1).reverse().join(', ')}`;
}

/** Every zone that this browser knows, and the one that is set, by city. */
export function zoneChoices(current: string): readonly ZoneChoice[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...known].map((value) => ({ value, label: zoneWords(value) })).sort((a, b) => a.label.localeCompare(b.label));
}
