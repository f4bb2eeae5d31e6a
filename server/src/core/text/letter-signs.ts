/** Figures and signs that are written in place of letters, as in `p@ssw0rd`. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Returns the letter that a figure or sign stands for; any other sign is returned unchanged. */
export const letterOf = (sign: string): string => letters[sign] ?? sign;
