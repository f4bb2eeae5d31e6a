import { functionNamed } from '../notation/tokens/words.ts';

/** Words of English, German, French and Spanish between what is announced and the answer. */
const copula =
  "is|are|was|equals|has to be|must be|should be|would be|could be|can be|might be|gives|makes|costs|comes to|measures|got|get|think(?:\\s(?:it['’]?s|it is|x is))?|ist|sind|beträgt|betragen|lautet|lauten|ergibt|kostet|est|sont|vaut|fait|mesure|coûte|donne|es|son|vale|mide|cuesta";
const word = String.raw`\p{L}[\p{L}'’]*`;
const beforeSign = new RegExp(String.raw`^\s*((?:${word}\s+){0,5}${word})\s*(?::|=|≈)\s*(?=[^\s=])`, 'u');
const beforeCopula = new RegExp(String.raw`^\s*((?:${word}\s+){0,5}?${word})\s+(?:${copula})\s+(?=\S)`, 'iu');
const shortOnes = /^\s*(?:it['’]?s|that['’]?s|c['’]est|answer|ans)\s+(?=\S)/i;

/** Words that belong to the mathematics of an answer. */
const meaningful: ReadonlySet<string> = new Set(
  (
    'not no nor non never minus negative neg plus times half double twice thrice root square cube between all every any each everything ' +
    'except without but or and than more less greater bigger larger smaller lower higher most least infinite infinitely ' +
    'nicht kein keine oder und ohne außer alle jede mal hoch größer kleiner zwischen minus unendlich unendlichviele ' +
    'pas aucun aucune ou et sauf sans tous tout toute plus moins supérieur inférieur entre différent ' +
    'sin ningún ninguna o y e excepto menos todos todas mayor menor distinto cualquier from to von bis de à a'
  ).split(' '),
);
const pronouns: ReadonlySet<string> = new Set(['it', 'i', 'we', 'this', 'that', 'das', 'es', 'il', 'on', 'er']);

/** Whether words only announce an answer: none is mathematics or a letter of the exercise. */
function onlyAnnounces(words: string, letters: ReadonlySet<string>, isSentence: boolean): boolean {
  const each = words.split(/\s+/);
  const isKnown = (one: string): boolean =>
    letters.has(one) || (letters.size > 0 && Array.from(one).every((letter) => letters.has(letter)));
  if (each.some((one) => meaningful.has(one.toLowerCase()) || functionNamed(one) !== undefined || isKnown(one)))
    return false;
  return each.some(
    (one) =>
      one.length > 2 || (isSentence && (pronouns.has(one.toLowerCase()) || (each.length === 1 && letters.size === 0))),
  );
}

const after = new RegExp(
  String.raw`\s+(?:is|are|ist|sind|est|sont|es|son)\s+(?:(?:the|my|die|das|der|la|le|les|las|los)\s+)?(?:only\s+)?` +
    String.raw`(?:answers?|solutions?|results?|lösung(?:en)?|réponses?|soluci(?:ón|ones)|respuestas?)\s*$`,
  'iu',
);
const asides =
  /(?<=\S)[,\s]{1,4}\(?(?:only|both|exact|exactly|i think|nur|exakt|genau|seulement|exactement|solamente)\)?\s{0,4}$/i;
const signsAfter = /(?<=[\d\p{L})\]}π°%€])[\uFE0F\s✓\p{Extended_Pictographic}]{1,8}$/u;
const leadingAside = /^\s*(?:only|just|nur|seulement)\s+(?=\S)/i;

/** An answer without the words around it: “The area is 24 m²”, “Ergebnis: 9”, “x = 4 is the solution”. */
export function withoutAnnouncement(text: string, letters: ReadonlySet<string>): string {
  const bare = text.replace(signsAfter, '').replace(after, '').replace(asides, '').replace(leadingAside, '');
  const short = bare.replace(shortOnes, '');
  for (const pattern of [beforeSign, beforeCopula]) {
    const [whole, words = ''] = pattern.exec(short) ?? [];
    if (whole !== undefined && onlyAnnounces(words, letters, pattern === beforeCopula))
      return short.slice(whole.length);
  }
  return short;
}

/** The name of a number before its sign: `AB =`, `∠ABC =`, `P(A|B) =`, `d(A,B) =`, `a5 =`, `x̄ =`, `det A =`, `gcd =`. */
const nameOfNumber = new RegExp(
  String.raw`^\s*(?:` +
    [
      String.raw`(?:∠|∡|\\angle(?![A-Za-z])|angle\s|∢)\s?[A-Z]{1,3}`,
      String.raw`\|?[A-Z]{2,3}\|?`,
      String.raw`(?:\\overline|\\left\||\\lvert)\s?\{?[A-Z]{2}\}?(?:\\right\||\\rvert)?`,
      String.raw`[A-Za-z]{1,3}\s?\([^()+*/^]{1,30}\)`,
      String.raw`[a-z]\d{1,2}|\p{L}[\u0304\u0305]`,
      String.raw`(?:det|lim|gcd|lcm|max|min|ggT|kgV|PGCD|PPCM|mcd|mcm|hcf|HCF|GCF|LCM)(?:\s[A-Z])?`,
    ].join('|') +
    String.raw`)\s?(?=[=≈])`,
  'u',
);

/** Without the name of a number before its equals sign. */
export function withoutNameOfNumber(text: string): string {
  return text.replace(nameOfNumber, '');
}

const nameOfObject = /^\s*([A-Za-z])(?:_?\d|[₀₁₂₃₄]|_\{\d\})?\s?:\s?(?=[^:]*[=<>≤≥])/;
const arrow = /^\s*(?:[A-Za-z]\s?:\s?)?[a-z]\s?(?:->|→|↦|⟼|\\(?:mapsto|to)(?![A-Za-z]))\s?(?=\S)/;
const namedValue = /^\s*([A-Za-z]['′’]{0,3}\([a-z]\))\s?(?::|is(?=\s)|ist(?=\s)|est(?=\s)|es(?=\s))\s*/;
const primedBrackets = /^\s*\([^()]{1,40}\)['′’]\s?=\s*/;

/** `g: y = 2x`, `f: x ↦ x²`, `f'(x): 2x` and `(x²)' = 2x` without the name of the line or function. */
export function withoutNameOfObject(text: string, letters: ReadonlySet<string>): string {
  const bare = text.replace(arrow, '');
  const [name, letter = ''] = nameOfObject.exec(bare) ?? [];
  if (name !== undefined && !letters.has(letter)) return bare.slice(name.length);
  return bare.replace(namedValue, '$1 = ').replace(primedBrackets, '');
}

const lastStep =
  /^.{0,100}[=<>≤≥].{0,100}?(?:\s(?:<=>|=>|->|→|so|hence|therefore|also|somit|daher|donc|d['’]où|entonces|luego)\s|\s?(?:[⇒⟹⇔⟺]|\\(?:Rightarrow|Longrightarrow|implies|Leftrightarrow|iff)(?![A-Za-z]))\s?)(?=\s*(?:[a-z]\s?(?:_?\d)?\s?[=<>≤≥]|[A-Z]\s?=\s?(?:\\?\{|[[\]]))[^⇒⟹⇔⟺]*$)/;

/** The last of several steps: `2x = 8 ⇒ x = 4`. */
export function lastOfSteps(text: string): string {
  return text.replace(lastStep, '');
}
