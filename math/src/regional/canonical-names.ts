import { fill } from '../message.ts';
import * as m from './messages.ts';
import { functionCommands, functionNamed, takesBareArgument } from '../notation/tokens/words.ts';
import { foreignJoiningWord, joiningWord, regionalName, regionalNames } from './names.ts';
import { type Piece, takesLimits, wordOf } from './pieces.ts';
import { MeantInTwoWays } from './problems.ts';
import type { Typed } from './typed.ts';

/** A run of letters with names of this notation as English ones; a name of another notation is asked about. */
export function canonicalName(typed: Typed, piece: Piece, index: number): string {
  const word = wordOf(piece);
  const isFunction = piece.text.startsWith('\\operatorname') || isCalled(word, typed, index);
  const isOfLetters = !isFunction && isDeclared(word, typed) && !joinsEquations(typed, piece, word);
  if (typed.letters.has(word) && (isFunction || isOfLetters)) return piece.text;
  const joined = isOfLetters && !isWordBetween(typed, piece, word) ? undefined : joiningIn(typed, piece, index, word);
  if (joined !== undefined || isOfLetters) return joined ?? piece.text;
  if (typed.hasUnit || (piece.kind === 'named' && !piece.text.startsWith('\\o') && !piece.text.startsWith('\\mathrm')))
    return piece.text;
  const found = nameIn(word, typed, index, isFunction);
  if (!found) return piece.text;
  const { name, at, canonical, isOwn } = found;
  const rest = word.slice(at + name.length);
  const next = rest === '' ? typed.pieces[index + 1]?.text : rest;
  const english = spelled(canonical, typed.isLatex, next ?? '');
  const changed = word.slice(0, at) + english + rest;
  if (isOwn) return changed;
  const suggestion = typed.source.slice(0, piece.at) + changed + typed.source.slice(piece.at + piece.text.length);
  const isShort = !typed.isLatex && suggestion.trim().length <= 30;
  const shown = isShort ? suggestion.trim() : canonical === 'log2' ? 'log_2' : canonical;
  throw new MeantInTwoWays('notation/other-name', fill(m.doYouMean, { other: shown }), suggestion);
}

/** `\\lg` and `\\tg`, as a field writes names that it knows. */
export function canonicalCommand({ id }: Typed, { text }: Piece, next: Piece | undefined): string {
  const found = regionalName(text.slice(1));
  return found?.notations.has(id) ? spelled(found.canonical, true, next?.text ?? '') : text;
}

interface FoundName {
  readonly name: string;
  readonly at: number;
  readonly canonical: string;
  readonly isOwn: boolean;
}

function nameIn(word: string, typed: Typed, index: number, isFunction: boolean): FoundName | undefined {
  for (const name of regionalNames) {
    const at = word.indexOf(name);
    if (at < 0 || (!isFunction && isDeclared(name, typed))) continue;
    const found = regionalName(name);
    if (!found) continue;
    const { canonical } = found;
    const isOwn = found.notations.has(typed.id);
    const isWhole = word === name;
    // English reads lg by itself, and tg before a bracket.
    if (!isOwn && functionNamed(name) !== undefined && (isWhole ? opensBracket(typed, index) : true)) continue;
    if (name === 'lg' && !isOwn) continue;
    const isBare = canonical === 'log2' || takesBareArgument(canonical);
    if (isWhole || (isBare && name.length > 2 && at === 0 && !isEnglish(word)) || (isOwn && isBare && name.length > 2))
      return { name, at, canonical, isOwn };
  }
  return undefined;
}

/** `sinh` and `arcsin` are English names, though they begin like some of other notations. */
function isEnglish(word: string): boolean {
  return functionNamed(word) !== undefined;
}

/** `x = 1 und y = 2` in German, even where u, n and d are letters. */
function isWordBetween({ source, id }: Typed, { text, at }: Piece, word: string): boolean {
  const isApart = /\s$/.test(source.slice(0, at)) && /^\s/.test(source.slice(at + text.length));
  return word.length > 1 && isApart && joiningWord(word, id) !== undefined;
}

/** `mcm(4; 6)` in Spanish: a long name right before a bracket, even where m and c are letters. */
function isCalled(word: string, typed: Typed, index: number): boolean {
  return (
    word.length > 2 && typed.pieces[index + 1]?.text === '(' && regionalName(word)?.notations.has(typed.id) === true
  );
}

function opensBracket({ pieces }: Typed, index: number): boolean {
  const next = pieces.slice(index + 1).find(({ text }) => text.trim() !== '');
  return next !== undefined && /^(?:[([]|\\left|\\mleft)/.test(next.text);
}

/** The exercise has a name for it, or all its letters. */
function isDeclared(word: string, { letters }: Typed): boolean {
  return letters.has(word) || (letters.size > 0 && Array.from(word).every((letter) => letters.has(letter)));
}

function spelled(canonical: string, isLatex: boolean, next: string): string {
  const gap = /^[\p{L}\d]/u.test(next) ? ' ' : '';
  if (canonical === 'log2') return isLatex ? `\\log_{2}${gap}` : `log_2${gap}`;
  if (!isLatex) return canonical + gap;
  return functionCommands.has(canonical) ? `\\${canonical}${gap}` : `\\operatorname{${canonical}}`;
}

const isApart = (kind: Piece['kind'], before: string, after: string): boolean =>
  kind === 'named' || (/[\s\d)\]}]$/.test(before) && /^[\s\\({\d−-]/.test(after));

const longestLimits = 60;

/** Whether an integral, a sum or the like stands before this piece, with its limits and nothing else between. */
function beginsArgument(pieces: readonly Piece[], index: number): boolean {
  let [depth, isLimit] = [0, true];
  for (let at = index - 1; at >= Math.max(0, index - longestLimits) && isLimit; at -= 1) {
    const { text } = pieces[at] ?? { text: '' };
    if (depth === 0 && takesLimits.test(text)) return true;
    if (/^[)}]$/.test(text)) depth += 1;
    if (/^[({]$/.test(text)) depth -= 1;
    isLimit = depth > 0 || (depth === 0 && (/^[\s_^]$/.test(text) || /^[_^]$/.test(pieces[at - 1]?.text ?? '')));
  }
  return false;
}

/** `x = 1 y y = 2` in Spanish: a letter that stands apart, between two statements, is a word. */
function isLetterBetweenStatements(typed: Typed, before: string, after: string, index: number): boolean {
  const last = typed.pieces.slice(0, index).findLast(({ text }) => text.trim() !== '');
  const isBehindWord = last?.kind === 'letters' && (joiningWord(last.text, typed.id) ?? last.text) !== last.text;
  return (
    !operator.test(last?.text ?? '') &&
    !isBehindWord &&
    !beginsArgument(typed.pieces, index) &&
    !wordOperator.test(last?.text ?? '') &&
    // In a text with “and”, y is a letter.
    !/(?<=\s)(?:and|or)(?=\s)/.test(typed.source) &&
    relationSign.test(before) &&
    relationSign.test(after) &&
    /[^\s+\-−*·×/^=<>≤≥≠~,;:([{|]\s+$/u.test(before) &&
    /^\s+(?:[^\s+\-−*·×/^=<>≤≥≠,;:)\]}~]|[+−-]\S)/u.test(after)
  );
}

/** `x = 5 y y = -1`: a word, even where y is a letter, as 5·y·y is never written so. */
function joinsEquations(typed: Typed, { at, text, kind }: Piece, word: string): boolean {
  if (kind !== 'letters' || text.length > 1 || joiningWord(word, typed.id) === undefined) return false;
  return /=[^=]*[\d)]\s$/.test(typed.source.slice(0, at)) && /^\s[a-z]\s?=/.test(typed.source.slice(at + text.length));
}

const wordOperator = /^(?:and|or|not|in|notin)$/;
const operator =
  /^\\(?:land|lor|lnot|neg|wedge|vee|cdot|times|div|pm|mp|[lg]e|[lg]eq|neq?|in|notin|cup|cap|setminus|to|mid|q?quad|Rightarrow)(?![a-z])/;
const relationSign =
  /[=<>≤≥≠∈∉≈≡⊂⊆∣]|~~|(?<=\s)(?:in|notin|mayor|menor|igual|distint[oa])(?=\s)|\\(?:[lg]e|[lg]eq|ne|neq|in|lt|gt)(?![a-z])/;

/** `x = 1 ou x = 2`: a word with something before it and a statement behind it. */
function joiningIn(typed: Typed, { text, at, kind }: Piece, index: number, word: string): string | undefined {
  const own = joiningWord(word, typed.id);
  const foreign = own === undefined ? foreignJoiningWord(word, typed.id) : undefined;
  const canonical = own ?? foreign;
  if (canonical === undefined || canonical === word) return undefined;
  const before = typed.source.slice(0, at);
  const after = typed.source.slice(at + text.length);
  if (before.trim() === '' || after.trim() === '') return undefined;
  const isLetter = kind === 'letters' && /^[a-z]$/.test(word);
  if (isLetter ? !isLetterBetweenStatements(typed, before, after, index) : !isApart(kind, before, after))
    return undefined;
  const sign = typed.isLatex ? (canonical === 'or' ? '\\lor ' : '\\land ') : canonical;
  if (own !== undefined) return sign;
  const suggestion = before + sign + after;
  throw new MeantInTwoWays('notation/other-name', fill(m.doYouMeanBy, { other: canonical, word }), suggestion);
}
