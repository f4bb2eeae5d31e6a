export type StyledKind = 'number' | 'date' | 'time';

type Branches = ReadonlyMap<string, readonly Piece[]>;

/** A piece of a message that was read. */
export type Piece =
  | string
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'styled'; readonly kind: StyledKind; readonly name: string; readonly style: string }
  | { readonly type: 'select'; readonly name: string; readonly branches: Branches }
  | {
      readonly type: 'plural';
      readonly name: string;
      readonly isOrdinal: boolean;
      readonly offset: number;
      readonly branches: Branches;
    }
  | { readonly type: 'tag'; readonly name: string; readonly inside: readonly Piece[] }
  /** `#`: the number that a plural counts. */
  | { readonly type: 'count' };

/** A message that cannot be read, and where. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
}

/** Text without a meaning; an apostrophe and what it quotes; the same in a plural, where `#` has a meaning. */
const plain = /[^{}<#']+|[<#]/y;
const quoted = /'(?:'|([{}<>](?:''|[^'])*)(?:'|$))?/y;
const quotedInPlural = /'(?:'|([{}<>#](?:''|[^'])*)(?:'|$))?/y;
const openingTag = /<([A-Za-z][\w-]*)>/y;
/** All of an argument behind its brace, or the beginning of one that has branches. */
const argument =
  /\s*([\p{L}_][\p{L}\p{N}_]*)\s*(?:\}|,\s*(?:(number|date|time)\s*(?:,\s*([\p{L}_][\p{L}\p{N}_]*)\s*)?\}|select\s*,|(plural|selectordinal)\s*,\s*(?:offset:\s*(\d+))?))/uy;
const branch = /\s*(=\d+|[\p{L}_][\p{L}\p{N}_-]*)\s*\{/uy;
const endOfBranches = /\s*\}/y;

/** A place in a text. */
interface Place {
  readonly text: string;
  at: number;
}

/**
 * Reads a message in the syntax of ICU MessageFormat: arguments, plural, selectordinal, select, number, date, time, tags,
 * and text in apostrophes as FormatJS reads it. It is small, since every page has it.
 *
 * @throws MessageError for text that is none.
 */
export function parseMessage(text: string): readonly Piece[] {
  const place = { text, at: 0 };
  const pieces = piecesFrom(place, false, '');
  return place.at < text.length ? fail(place, 'no argument to end') : pieces;
}

function fail({ text, at }: Place, what: string): never {
  throw new MessageError(`${what} at ${at}: ${text}`);
}

function match(place: Place, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = place.at;
  const found = pattern.exec(place.text);
  if (found) place.at = pattern.lastIndex;
  return found;
}

function take(place: Place, sign: string): boolean {
  const isThere = place.text.startsWith(sign, place.at);
  if (isThere) place.at += sign.length;
  return isThere;
}

/** Pieces up to the end, to a brace that closes, or to the end of the tag around them. */
function piecesFrom(place: Place, inPlural: boolean, tag: string): readonly Piece[] {
  const found: Piece[] = [];
  const add = (piece: Piece): void => {
    const last = found.length - 1;
    if (typeof piece === 'string' && typeof found[last] === 'string') found[last] += piece;
    else if (piece !== '') found.push(piece);
  };
  for (;;) {
    let read: RegExpExecArray | null;
    if (take(place, '{')) add(argumentFrom(place, inPlural));
    else if (inPlural && take(place, '#')) add({ type: 'count' });
    else if (take(place, '</')) return tag && take(place, `${tag}>`) ? found : fail(place, 'no tag to end');
    else if ((read = match(place, openingTag))) {
      const [, name = ''] = read;
      add({ type: 'tag', name, inside: piecesFrom(place, inPlural, name) });
    } else if ((read = match(place, inPlural ? quotedInPlural : quoted))) {
      add(read[1]?.replaceAll("''", "'") ?? "'");
    } else if ((read = match(place, plain))) add(read[0]);
    else return tag ? fail(place, `no end of <${tag}>`) : found;
  }
}

function argumentFrom(place: Place, inPlural: boolean): Piece {
  const [all, name = '', kind, style = '', counted, offset = 0] = match(place, argument) ?? fail(place, 'no argument');
  if (kind) return { type: 'styled', kind: kind as StyledKind, name, style };
  if (all.endsWith('}')) return { type: 'value', name };
  const branches = branchesFrom(place, inPlural || counted !== undefined);
  if (!counted) return { type: 'select', name, branches };
  return { type: 'plural', name, isOrdinal: counted !== 'plural', offset: Number(offset), branches };
}

function branchesFrom(place: Place, inPlural: boolean): Branches {
  const branches = new Map<string, readonly Piece[]>();
  while (!match(place, endOfBranches)) {
    const [, key = ''] = match(place, branch) ?? fail(place, 'no branch');
    if (branches.has(key)) fail(place, `${key} twice`);
    branches.set(key, piecesFrom(place, inPlural, ''));
    if (!take(place, '}')) fail(place, 'no end');
  }
  return branches.has('other') ? branches : fail(place, 'no branch other');
}
