/** Digits from which on the whole part of a number is grouped. */
const groupedFrom = 5;

/** The digits of a numeral in groups of three: `98 764`; numbers of four digits stay together. */
export function groupDigits(numeral: string, space: string): string {
  const [whole = '', ...fraction] = numeral.split('.');
  if (!/^\d+$/.test(whole) || whole.length < groupedFrom) return numeral;
  const first = whole.length % 3;
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].filter((group) => group !== '');
  return [groups.join(space), ...fraction].join('.');
}
