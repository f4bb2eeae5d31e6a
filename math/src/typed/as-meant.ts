import { lastOfSteps, withoutAnnouncement, withoutNameOfNumber, withoutNameOfObject } from './announcements.ts';
import { longestSource } from '../notation/reading/read.ts';
import { functionNamed } from '../notation/tokens/words.ts';
import { asNumeral, percentOf } from './numerals.ts';
import { signOfPhrase } from './phrases.ts';
import { withPoints } from './points.ts';
import { withSets } from './sets.ts';
import { separated, withoutIndices } from './statements.ts';
import { withNumberSigns, withPairs, withStatedSigns } from './wordings.ts';

export interface TypedText {
  /** Letters of the exercise: what stands for one of them is left as it is. */
  readonly letters: readonly string[];
  /** The answer is one number: an x between numerals is a sign of multiplication there. */
  readonly isNumber?: boolean;
  /** Accepted answers have Euler's number in them: 5e-2 is 5e − 2 then, and 0.05 otherwise. */
  readonly hasEuler?: boolean;
}

/**
 * Rewrites what a learner typed in the spellings of paper, phone and calculator so that `read` takes it as a teacher
 * would: `1'000`, `Sin(x)`, `€5`, `eˣ`, `1x10^3`, `x1=1 x2=2`, `L={1;2}`, “no solution”. All else stays as it is.
 */
export function asMeant(text: string, { letters, isNumber = false, hasEuler = false }: TypedText): string {
  if (text.length > longestSource) return text;
  const known = new Set(letters);
  const phrase = signOfPhrase(text, known);
  if (phrase !== undefined) return phrase;
  let meant = unified(text);
  meant = withoutFrame(isNumber ? meant : withPoints(meant, known), known, isNumber);
  meant = withIndices(withPlainFunctions(meant, known), known);
  meant = isNumber
    ? asNumeral(withNumberSigns(meant), hasEuler)
    : asStatements(withSets(withStatedSigns(meant, known), known), known);
  return known.has('x') && !isNumber ? meant : meant.replace(timesTen, '$1×10');
}

const timesTen = /(\d)\s?[xX]\s?10(?=\s?\^|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻])/g;
const apostrophes = /(?<![\d.,'’])\d{1,3}(?:['’´]\d{3})+(?!\d)/g;
const raisedRun = /[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ]+/g;
const loweredRun = /(?<=[A-Za-z])[₀-₉ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₊₋]*[ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₊₋][₀-₉ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₊₋]*/g;
const raisedDigits = /^(?:[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|ⁿ)$/;

/** One sign for signs that look the same. */
function unified(text: string): string {
  const exponent = (run: string): string => {
    if (raisedDigits.test(run)) return run;
    const inner = run.normalize('NFKC').replace('−', '-');
    return text.includes('\\') ? `^{${inner}}` : `^(${inner})`;
  };
  return text
    .replace(/[∣❘ǀ]/g, '|')
    .replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/\\middle(?![A-Za-z])\s?/g, '')
    .replace(/≔|:=/g, '=')
    .replace(/[–—]/g, '−')
    .replace(/\*\*/g, '^')
    .replace(/ℒ/g, 'L')
    .replace(/(?:ℝ|(?<![A-Za-z])I?R)(?:₀⁺|⁺₀|_0\^\+|\^\+_0|0\+)/g, '[0, oo)')
    .replace(/(?<=[A-Za-z)])[´`](?=\s?[(=:])/g, "'")
    .replace(/(?<![\dA-Za-z)\]}])([²³⁴])√/g, (_, index: string) => ({ '²': '√', '³': '∛', '⁴': '∜' })[index] ?? '√')
    .replace(/\\e(?![A-Za-z])/g, 'e')
    .replace(/\{([^{}]{1,60})\\over(?![A-Za-z])([^{}]{1,60})\}/g, '\\frac{$1}{$2}')
    .replace(/=<(?![^<>]*>)/g, '≤')
    .replace(/≦/g, '≤')
    .replace(/˚/g, '°')
    .replace(/≧/g, '≥')
    .replace(apostrophes, (grouped) => grouped.replace(/\D/g, ''))
    .replace(raisedRun, exponent)
    .replace(loweredRun, (index, at: number) => {
      if (/(?:log|Log|ln)$/.test(text.slice(0, at))) return index;
      return `_{${index.normalize('NFKC').replace('−', '-')}}`;
    });
}

const leadingWords =
  /^\s*(?:the\s)?(?:solution|answer|ans|lösung|réponse|solución|respuesta|result|point|vertex)s?(?:\sset)?\s?(?:(?:is|are|:|=)(?![A-Za-z])|(?=[([{]))/i;
/** An arrow or a word before the last line of a working. */
const leadingStep =
  /^\s*(?:[⇒⟹→⟶∴]|=>|->|\\(?:Rightarrow|Longrightarrow|implies|therefore|rightarrow|to)(?![A-Za-z])|(?:so|thus|hence|therefore|also|folglich|donc|alors|entonces|luego|d\.\s?h\.|i\.\s?e\.)[\s,:])\s*(?=[^\s=])/i;
/** The signs around a formula in a LaTeX document. */
const dollars = /^\s*(?:\$\$?([^$]+)\$\$?|\\\(((?:(?!\\\)).)+)\\\)|\\\[((?:(?!\\\]).)+)\\\])\s*\.?\s*$/s;
const leadingSign = /^\s*(?:=|≈|\\approx(?![A-Za-z]))(?=\s*[^\s=])/;
const lastPoint = /([^.\s])\s?\.\s*$/;
const setName =
  /^\s*(?:\\mathbb\s?\{?\s?([A-Z])\s?\}?|([A-Z]))\s?[=:]\s?(?=\\?\{|\\left|\\l?brace|[[\](∅ℝ]|RR?(?![A-Za-z])|\\emptyset|\\varnothing|\\R|\\mathbb)/;
const pointName = /^\s*([A-Z])(?:_?\d|_\{\d\}|')?\s?[:=]?\s?(?=(?:\\left)?\s?[(<])/;
const barred = /^[^|\\]{1,40}\|[^|\\]{1,40}$/;

const longestFrame = 200;

/** Without what only announces the answer: “Solution:”, `=`, `L =` before a set, `P` before its coordinates. */
function withoutFrame(text: string, letters: ReadonlySet<string>, isNumber: boolean): string {
  let inner = text
    .replace(dollars, '$1$2$3')
    .replace(leadingStep, '')
    .replace(leadingWords, '')
    .replace(leadingSign, '')
    .replace(lastPoint, '$1');
  if (inner.length <= longestFrame) {
    inner = isNumber ? withoutNameOfNumber(inner) : withoutNameOfObject(lastOfSteps(inner), letters);
    inner = withoutAnnouncement(inner, letters).replace(leadingSign, '');
  }
  if (!letters.has('I')) inner = inner.replace(doubleStruck, '$1');
  const set = setName.exec(inner);
  if (set && !letters.has(set[1] ?? set[2] ?? '')) inner = inner.slice(set[0].length);
  const point = pointName.exec(inner);
  if (point && !letters.has(point[1] ?? '') && /[,;|]/.test(inner) && /[)>]\s*$/.test(inner)) {
    inner = inner.slice(point[0].length);
  }
  return barred.test(inner) && !/[({[]/.test(inner) ? `(${inner.trim()})` : inner;
}

/** `IR`, `IL`: letters with a double stroke, as they are typed without one. */
const doubleStruck = /(?<![A-Za-z\\])I([RLDNQZ])(?![A-Za-z])/g;

const capitalRun = /(?<![A-Za-z])[A-Z][A-Za-z]+/g;
const functionAhead = /^(?:arc(?:sin|cos|tan)|sinh|cosh|tanh|sin|cos|tan|cot|ln|log|lg|exp|sqrt|root|abs|pi|max|min)/i;

/** “root of 2”, “cube root of 2”, „Wurzel aus 2“, „Wurzel(2)“. */
const rootInWords =
  /(?<![A-Za-z\\])(?:(cube\s|cubic\s)|square\s|sq\s)?(?:root(?:\sof\s?|\s(?=[\da-z(]))|wurzel(?:\saus\s?|\s?(?=[\dA-Za-z(]))|racine\s(?:carrée\s)?de\s?|raíz\s(?:cuadrada\s)?de\s?)/gi;

/** `cis(π/3)` and `cis 60°` for cos φ + i sin φ. */
const polar =
  /(?<![A-Za-z\\])(?:\\operatorname\{cis\}|cis)(?:\s?(?:\\left)?\(((?:[^()]|\([^()]*\)){1,60}?)(?:\\right)?\)|\s([^\s()+]{1,20})\s*$)/g;

function withoutPolar(text: string, letters: ReadonlySet<string>): string {
  if (letters.has('c') || letters.has('s')) return text;
  const mark = text.includes('\\') ? '\\' : '';
  return text.replace(polar, (_, inside?: string, bare?: string) => {
    const angle = inside ?? bare ?? '';
    return `(${mark}cos(${angle})+i ${mark}sin(${angle}))`;
  });
}

/** `Sin(2x)` and `SQRT(2)`, as phones and capitals write them. */
function withPlainFunctions(text: string, letters: ReadonlySet<string>): string {
  return withoutPolar(text, letters)
    .replace(/(?<![A-Za-z\\])E(?=\^)/g, letters.has('E') ? 'E' : 'e')
    .replace(/(?<![A-Za-z\\])In(?=\s?[(|]|\s?\d)/g, letters.has('I') ? 'In' : 'ln')
    .replace(/(?<![A-Za-z\\])log(\d{1,2})\s(?=\d)/g, 'log_$1 ')
    .replace(/(?<![A-Za-z\\])root(?=\([^(),;]{1,40}\)(?!\s?\())/gi, 'sqrt')
    .replace(rootInWords, (_, cube: string | undefined) => (cube === undefined ? '√' : '∛'))
    .replace(capitalRun, (run, at: number) => {
      if (text[at - 1] === '\\' || letters.has(run) || letters.has(run[0] ?? '')) return run;
      const [name] = functionAhead.exec(run) ?? [];
      if (name === undefined) return run;
      const rest = run.slice(name.length);
      return name.toLowerCase() + (functionNamed(rest.toLowerCase()) ? rest.toLowerCase() : rest);
    });
}

/** `a1` where the exercise has a₁ and no letter a. */
function withIndices(text: string, letters: ReadonlySet<string>): string {
  return [...letters].reduce((left, name) => {
    const [, letter, index] = /^([A-Za-z])_\{?(\d)\}?$/.exec(name) ?? [];
    if (letter === undefined || index === undefined || letters.has(letter)) return left;
    return left.replaceAll(new RegExp(`(?<![A-Za-z_\\\\])${letter}${index}(?![\\d.])`, 'g'), `${letter}_${index}`);
  }, text);
}

const joiningText = /\\(?:text|mathrm|textrm|mbox|operatorname)\s?\{\s?(or|and|oder|und)\s?\}/gi;
const joiningWord = /(?<=[\d)\]}\s,;:])(or|and|oder|und)(?=[\sa-z([{\\\d+\-−±√π])/gi;
const domain = /(∈|\\in(?![A-Za-z])|(?<=\s)in\s)\s?([RZNQ])(?![A-Za-z])/g;
/** `x => 3` as people write ≥, and the signs for “or” and “and” between statements that are those of sets or a letter. */
const turnedSign = /^(\s*[a-z]\s?)=([<>])(?=\s?[-−+\d.√π(])|^(\s*[-−]?[\d.]+\s?)=([<>])(?=\s?[a-z]\s*$)/;
const joinedByOr =
  /\s?(?:(?<=\s)\/(?=\s)|∪|\\cup(?![A-Za-z])|\|\||(?<=\s)v(?=\s))\s?(?=[a-z](?:_?\d)?\s?[=<>≤≥≠])|\sv\s(?=[-−]?\d+(?:\.\d+)?\s?[<≤]\s?[a-z])/g;
const joinedByAnd = /\s?(?:∩|\\cap(?![A-Za-z]))\s?(?=[a-z](?:_?\d)?\s?[=<>≤≥≠])/g;
const unionLetter = /(?<=[)\]}[]\s?)([Uu])(?=\s?(?:\\left)?\s?[([\]{])/g;
const namedFunction = /^\s*([fghy])\s?(?:\(x\)|\\left\(x\\right\))\s?=/;
/** `ℝ\{2}`, where the backslash is the sign of the difference. */
const setMinus = /(ℝ|\bRR?|\\R|\\mathbb\s?\{?\s?R\s?\}?|(?<=[\d∞o]\s?)[\])[}])\s?\\(?=\s?(?:\\\{|\{|\[|\())/g;
/** `ℝ - {2}` and `ℝ/{2}` for the same. */
const setMinusSign = /(ℝ|\bRR?|\\R|\\mathbb\s?\{?\s?R\s?\}?)\s?[-−/]\s?(?=\\?\{)/g;
const blackboard: Readonly<Record<string, string>> = { R: 'ℝ', Z: 'ℤ', N: 'ℕ', Q: 'ℚ' };

const withDomain = '(?:with|for|where|mit|für|wobei|avec|pour|où|con|para|donde)';
const domainWords = new RegExp(
  String.raw`(?:,|;|\\text\s?\{\s?${withDomain}\s?\}|\s${withDomain}\s)\s?[knmjlz]\s?(?:is\s|ist\s|est\s|es\s)?` +
    String.raw`(?:an?\s|any\s|eine\s|un\s)?(?:integers?|whole numbers?|ganz(?:e Zahl|zahlig)|entier(?: relatif)?|(?:número )?entero)\s*$`,
  'i',
);
/** `, k ∈ ℤ` between semicolons and at the end. */
const domainAfterComma = /,\s?[knmjlz]\s?(?:∈|in)\s?(?:ℤ|ZZ?)\s?(?=;|$)/g;
const beforeDomain = new RegExp(String.raw`\\text\s?\{\s?${withDomain}\s?\}|\s${withDomain}\s`, 'g');

/** `x = kπ, k an integer` without what is said of k; a comma for “with” before `k ∈ ℤ`. */
function withoutDomainWords(text: string): string {
  const joined = text.replace(domainWords, '').replace(beforeDomain, ', ');
  return joined.includes(';') ? joined.replace(domainAfterComma, '') : joined;
}

const lastWord = /(?<!\\)[,;]\s{0,3}(?:and|or|\\land|\\lor)\s/g;
const wordOfList = /\s(?:and|or)\s|\\(?:land|lor)\s/g;

const braced =
  /((?:\\left\s?)?\\?\{|\\lbrace(?![A-Za-z]))([^{}=<>≤≥≠|∣:]*(?:\{[^{}]*\}[^{}=<>≤≥≠|∣:]*)*)((?:\\right\s?)?\\?\}|\\rbrace)/g;

/** `{1 and 2}` is the set of both. */
function withoutWordsInSets(text: string): string {
  return text.replace(braced, (_, opening: string, inside: string, closing: string) => {
    return opening + inside.replace(wordOfList, ', ') + closing;
  });
}

/** `-2, 0 and 3` is one list. */
function withoutLastWord(text: string): string {
  const listed = text.replace(lastWord, ', ');
  const isList = /(?<!\\)[,;]/.test(listed) && !/[<>≤≥([{]|\\[lg]e|\\ne/.test(listed);
  return isList ? listed.replace(wordOfList, ', ') : listed;
}

function isReals(set: string, letters: ReadonlySet<string>): boolean {
  return /^RR?$/.test(set) && !letters.has('R');
}

const betweenNumbers: readonly (readonly [RegExp, string, string])[] = [
  [/(?<=\d)\s(y|e)\s(?=[-−]?\d{1,12}(?![\d.]{0,12}\s?[-+*/^(=<>]))/g, 'y', ' and '],
  [/(?<=\d)\s(o|u)\s(?=[-−]?\d)/g, 'o', ' or '],
];

/** `x^2 + const`, behind an antiderivative. */
const constantInWords =
  /(?<=\+\s?)(?:\\(?:text|mathrm)\s?\{\s?)?(?:[ck]onst(?:ant|ante)?|Konstante|cte)\.?(?:\s?\})?\s*$/i;

const operations: Readonly<Record<string, string>> = { plus: '+', minus: '-', times: '*' };
const wordOfOperation = /(?<=[\dA-Za-z)²³]\s?)\s(plus|minus|times)\s(?=[\dA-Za-z(√])/gi;

/** “plus or minus”, „hoch“, “bzw.” as signs; `1 y 5`, `1 o 5` and `x = 1 e y = 5`, as they are joined in Spanish. */
function withWordsOfSigns(text: string, letters: ReadonlySet<string>): string {
  let meant = text
    .replace(percentOf, '*')
    .replace(/(?<![A-Za-z])plus\s{0,3}(?:\/|or|oder|ou)\s{0,3}minus\s?/gi, '±')
    .replace(wordOfOperation, (_, word: string) => operations[word.toLowerCase()] ?? word)
    .replace(/(?<=[\dA-Za-z)])\ssquared(?![A-Za-z])/gi, '^2')
    .replace(/(?<=[\dA-Za-z)])\scubed(?![A-Za-z])/gi, '^3')
    .replace(/\sbzw\.?\s|\só\s/g, ' or ')
    .replace(/(?<==[^=]{0,40}[\d)])\se\s(?=y\s?=)/g, ' and ')
    .replace(constantInWords, 'C')
    .replace(/(?<![A-Za-z])(?:unendlich|infini|infinito)(?![A-Za-zé]|\s?viele)/gi, '∞')
    .replace(/(?<=[A-Za-z\d)])\s(?:hoch|to the power(?: of)?)\s(?=[-−\d(a-z])/g, '^');
  for (const [word, letter, sign] of betweenNumbers) if (!letters.has(letter)) meant = meant.replace(word, sign);
  return meant;
}

/** `π/6 [2π]` and `π/6 mod 2π`, as periods are written in France and elsewhere. */
const period =
  /((?:\d|π|pi|\}|°)\s?)(?:\[\s?((?:2\s?)?(?:π|pi|\\pi)|(?:180|360)\s?°)\s?\]|\(?\s?mod(?:ulo)?\s((?:2\s?)?(?:π|pi)|(?:180|360)\s?°)\s?\)?)/g;

/** Spellings of equations, inequalities, sets and points. */
function asStatements(text: string, letters: ReadonlySet<string>): string {
  const isLatex = text.includes('\\');
  const signs = isLatex ? { or: '\\lor ', and: '\\land ' } : { or: ' or ', and: ' and ' };
  let meant = text.replace(joiningText, (_, word: string) => signs[/^o/i.test(word) ? 'or' : 'and']);
  if (!letters.has('o') && !letters.has('n')) {
    meant = meant.replace(joiningWord, (word) => signs[/^o/i.test(word) ? 'or' : 'and']);
  }
  if (!text.includes('\\begin')) meant = meant.replace(/\\\\/g, ', ');
  if (!/\\\{|brace/.test(meant)) meant = meant.replace(/\\mid(?![A-Za-z])/g, '|');
  meant = meant
    .replace(setMinus, (_, set: string) => `${isReals(set, letters) ? 'ℝ' : set}∖`)
    .replace(setMinusSign, (whole, set: string) =>
      set === 'ℝ' || set.startsWith('\\') || isReals(set, letters) ? 'ℝ∖' : whole,
    )
    .replace(/\\backslash(?![A-Za-z])/g, '\\setminus ');
  // Between equations it only joins what is listed.
  if (!isLatex) meant = meant.replace(/\s?&{1,2}\s?/g, /[<>≤≥]/.test(meant) ? signs.and : ', ');
  meant = withWordsOfSigns(meant, letters).replace(period, (_, before: string, bracketed?: string, named?: string) => {
    return `${before} + k*(${bracketed ?? named ?? ''})`;
  });
  meant = meant.replace(turnedSign, '$1$3$2$4=').replace(joinedByAnd, signs.and);
  if (!letters.has('v')) meant = meant.replace(joinedByOr, signs.or);
  meant = meant.replace(unionLetter, (letter: string) => (letters.has(letter) ? letter : '∪'));
  if (letters.has('y')) {
    meant = meant.replace(namedFunction, (whole, f: string) => (f !== 'y' && letters.has(f) ? whole : 'y='));
  }
  meant = meant.replace(domain, (whole, sign: string, set: string) =>
    letters.has(set) ? whole : `${sign} ${blackboard[set]}`,
  );
  const statements = withoutIndices(separated(withoutDomainWords(meant)), letters);
  return withoutWordsInSets(withoutLastWord(withPairs(statements, signs)));
}
