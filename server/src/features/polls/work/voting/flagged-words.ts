import { letterOf } from '../../../../core/text/letter-signs.ts';

/**
 * Roots of words that do not belong on a wall, in the languages that are most written here. It holds an answer back
 * until the teacher has looked at it; it does not judge people and is never complete, which is why words wait by
 * default anyway.
 */
const roots = [
  'arschl', 'asshole', 'bastard', 'bitch', 'bollocks', 'cabron', 'cazzo', 'cunt', 'dickhead', 'enculé', 'faggot', 'fick',
  'fotze', 'fuck', 'hitler', 'hure', 'hurensohn', 'idiot', 'kanake', 'kurwa', 'loser', 'merde', 'mierda', 'missgeburt',
  'moron', 'motherf', 'nazi', 'negro', 'neger', 'nigg', 'nutte', 'penis', 'pendejo', 'piss', 'porn', 'prick', 'puta',
  'putain', 'retard', 'salope', 'scheiss', 'scheiß', 'schlampe', 'schwuchtel', 'shit', 'slut', 'spast', 'stronzo',
  'twat', 'vagina', 'wank', 'whore', 'wichser', 'connard', 'siegheil',
]; // prettier-ignore

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const plainRoots = roots.map(plain);
/** Roots that no other word contains; also found inside longer words. */
const anywhere = ['arschl', 'fotze', 'fuck', 'hitler', 'hurensohn', 'missgeburt', 'schwuchtel', 'siegheil', 'wichser'];

/** The words of a text; single letters, as in `f.u.c.k`, are one. */
function wordsOf(letters: string): string[] {
  const alone = letters.replaceAll(/(?<!\p{L})\p{L}(?:[^\p{L}]+\p{L}(?!\p{L}))+/gu, (run) =>
    run.replaceAll(/[^\p{L}]/gu, ''),
  );
  return alone.split(/[^\p{L}]+/u).filter((word) => word !== '');
}

/** A word with its drawn-out letters once or twice, and with no letter doubled. */
const spellingsOf = (word: string): readonly string[] => [
  word,
  word.replaceAll(/(\p{L})\1{2,}/gu, '$1'),
  word.replaceAll(/(\p{L})\1{2,}/gu, '$1$1'),
  word.replaceAll(/(\p{L})\1+/gu, '$1'),
];

/** Whether the text contains a word that may hurt, also spelled with figures, dots or doubled letters. */
export function isFlagged(text: string): boolean {
  const letters = plain(text).replaceAll(/[0-9@$!]/g, letterOf);
  const joined = spellingsOf(letters.replaceAll(/[^\p{L}]/gu, ''));
  if (anywhere.some((root) => joined.some((one) => one.includes(root)))) return true;
  return wordsOf(letters).some((word) =>
    spellingsOf(word).some((one) => plainRoots.some((root) => one.startsWith(root))),
  );
}
