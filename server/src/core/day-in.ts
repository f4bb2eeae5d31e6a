const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // The Swedish way to write a day is that of ISO.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** The day at this moment in a time zone, as `2027-06-25`. */
export const dayIn = (timeZone: string, moment: Date): string => formatOf(timeZone).format(moment);
