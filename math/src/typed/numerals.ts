const currencyFirst = /^(\s*[-−+]?)\s?(€|£|\\?\$|\\euro(?![A-Za-z])|(?:EUR|USD|CHF|GBP)(?![A-Za-z]))\s?(?=[\d.])(.*)$/;
/** 20 % of 50. */
export const percentOf = /(?<=%)\s?(?:of|von|de|del)\s/gi;
const exponentForm = /^(\s*[-−+]?\s?\d+(?:[.,]\d+)?)\s?[eE]\s?([-−+]?\d+)(?![\d.])/;
const bracketedUnit = /(?<=\d\s?)\[([^[\]\d\s,;][^[\],;]{0,12})\]\s*$/;
/** 3/4 (0.75): the number, and the same as a decimal. */
const decimalBehind =
  /^(\s*[-−+]?\s?[^()=≈]{0,30}[/√π⅓½¼¾\\][^()=≈]{0,30}?)\s\(\s?(?:[=≈]\s?)?([-−+]?\d*[.,]\d+)\s?\)\s*$/;
/** `250,- €`, as prices are written without cents. */
const withoutCents = /(?<=\d)[.,]\s?[-−–—]{1,2}(?=\s?(?:€|\$|£|EUR|Euro|CHF|Fr)|\s{0,4}$)/i;
/** `0.000 45`, with digits in groups behind the point, too. */
const groupedDecimals =
  /(?<=^\s*[-−+]?\d{1,3}\.\d{3}(?:[ \u00A0\u202F]\d{3}){0,4})[ \u00A0\u202F](?=\d{1,3}(?:[ \u00A0\u202F]\d{1,3}){0,4}(?![\d./]))/g;
const pluralUnit = /(?<=\d\s?)(kg|km|cm|mm|lb)s(?![A-Za-z^/])/g;
const shortMinutes = /^(\s*\d{1,4}\s?h\s?\d{1,2})\s?m\s*$/;
const capitalsOfSpeed = /(?<=\d\s?)KM(?:\/H)?(?![A-Za-z])/g;
const timesNumeral = /(\d)\s?[xX]\s?(?=\d)/g;
/** `6.02 10^23`. */
const spacedPower = /(\d)\s(?=10\s?\^)/g;
/** `5·km`; 2·e5 stays as it is. */
const timesUnit = /(\d)\s?[*·⋅]\s?(?=[A-DF-Za-df-zµμ°Ω])/g;
/** `2h30`, `2 h 30` and “2 heures 30”. */
const clock = /^(\s*\d{1,4}\s?)(?:h|heures?|horas?|hours?|Stunden?)(\s?\d{1,2})\s*$/i;
/** `2€50` and “2 Euro 50”. */
const pricePoint = /^(\s*\d{1,9})\s?(€|£|\$|euros?)\s?(\d\d)\s*$/i;
/** `m.s^-1`, as France multiplies units. */
const pointOfUnits = /(?<=\d\s?[A-Za-zµΩ][A-Za-zµΩ^()\d.⁻¹²³−-]{0,20})\.(?=[A-Za-zµΩ])/g;
const about = /^\s*(?:~|(?:about|approx(?:imately)?\.?|circa|ca\.|roughly)(?=\s?[-−\d.]))\s?/i;
/** `\frac ms^2`, as some fields write a fraction of two letters. */
const barOfLetters = /(\d(?:\\,|\s)?\s?)\\frac\s?([A-Za-z])\s?([A-Za-z](?:\^\{?\d\}?)?)\s*$/;
/** Phones begin words with a capital: 12 Cm, 3 Kg. */
const capitalUnit = /(?<=\d\s?)[CKD](?=[mgl](?![A-Za-z]))/g;

const goesOn = /(^\s*[-−+]?\s?|[=≈]\s?)(\d{0,12}[.,]\d{0,12}?)(\d{1,3}?)\3{1,12}\s?(?:…|\.{2,4}|\\[lc]?dots)\s*$/;
const recurring =
  /^(\s*[-−+]?\s?\d{0,12}[.,])(\d)\s(?:rec(?:urring|urrent)?|repeating|repeated|Periode|périodique|periódico)\s*$/i;
const periodOf = /^(\s*[-−+]?\s?\d{0,12}[.,]\d{0,12})\s?Periode\s(\d{1,12})\s*$/i;
const inBrackets = /^(\s*[-−+]?\s?\d{0,12}[.,]\d{0,12})\((\d{1,12})\)\s*$/;
const overlined = /^(\s*[-−+]?\s?\d{0,12}[.,]\d{0,12}?)((?:\d[\u0304\u0305\u0307]){1,12})\s*$/u;

/** `0.1666…`, `0.1(6)` and digits under a line as the repeating decimals that they stand for. */
function withRepetend(text: string): string {
  return text
    .replace(recurring, '$1\\overline{$2}')
    .replace(periodOf, '$1\\overline{$2}')
    .replace(goesOn, (_, sign: string, before: string, digits: string) => {
      return `${sign}${/^[.,]/.test(before) ? '0' : ''}${before}\\overline{${digits}}`;
    })
    .replace(inBrackets, '$1\\overline{$2}')
    .replace(overlined, (_, before: string, digits: string) => `${before}\\overline{${digits.replace(/\D/g, '')}}`);
}

/** Rewrites spellings of one number. */
export function asNumeral(text: string, hasEuler: boolean): string {
  const numeral = withRepetend(text)
    .replace(about, '')
    .replace(/ℓ/g, 'L')
    .replace(decimalBehind, '$1 ≈ $2')
    .replace(withoutCents, '')
    .replace(groupedDecimals, '')
    .replace(pluralUnit, '$1')
    .replace(shortMinutes, '$1 min')
    .replace(capitalsOfSpeed, (unit) => unit.toLowerCase())
    .replace(/(?<=^\s*[-−+]?\d{1,9})_(?=\d{1,9}\/\d)/, ' ')
    .replace(currencyFirst, (_, sign: string, currency: string, rest: string) => {
      return `${sign}${rest.trimEnd()} ${currency === '\\euro' ? '€' : currency}`;
    })
    .replace(timesNumeral, '$1×')
    .replace(spacedPower, '$1×')
    .replace(timesUnit, '$1 ')
    .replace(clock, '$1h$2 min')
    .replace(pricePoint, (_, whole: string, currency: string, rest: string) => {
      return `${whole}.${rest} ${/^e/i.test(currency) ? '€' : currency}`;
    })
    .replace(pointOfUnits, '·')
    .replace(percentOf, '*')
    .replace(/\s?(?:per\s?cent|prozent|pour\s?cent|por\s?ciento)\s*$/i, '%')
    .replace(barOfLetters, '$1\\frac{$2}{$3}')
    .replace(capitalUnit, (letter) => letter.toLowerCase())
    .replace(bracketedUnit, ' $1');
  if (hasEuler) return numeral;
  return numeral.replace(exponentForm, (_, digits: string, power: string) => `${digits}E${power.replace('−', '-')}`);
}
