import { Fragment, type ReactNode } from 'react';
import type { TextToken } from '../reading/text-token.ts';
import textStyleCss from '../text-style.module.css';

/** A piece of a line on its way to the page; `glue` says what may be kept together with an answer box beside it. */
export interface Piece {
  readonly node: ReactNode;
  readonly glue: 'formula' | 'slot' | 'text' | 'none';
  readonly text?: string;
  /** The formula with answer boxes that this is a piece of. */
  readonly formula?: TextToken | string;
}

/**
 * Keeps a label and its box in one unbroken piece: the formula right before a box, and what follows it without a space
 * (a full stop) or as a formula after one space (a unit).
 */
export function keepTogether(pieces: readonly Piece[]): ReactNode {
  const nodes: Kept[] = [];
  const rest = pieces.map((piece) => ({ ...piece }));
  for (let at = 0; at < rest.length; at += 1) {
    const piece = rest[at];
    if (piece === undefined) break;
    const slotIn = piece.glue === 'slot' ? 0 : piece.glue === 'formula' ? slotAfter(rest, at) : undefined;
    if (slotIn === undefined) {
      nodes.push({ node: <Fragment key={at}>{piece.text ?? piece.node}</Fragment>, formula: piece.formula });
      continue;
    }
    const slot = rest[at + slotIn];
    const kept = slotIn === 0 ? [slot?.node] : [piece.node, slot?.node];
    const [behind, used] = glued(rest, at + slotIn);
    nodes.push({
      node: (
        <span className={textStyleCss.keep} key={at}>
          {[...kept, ...behind].map((node, index) => (
            <Fragment key={index}>{node}</Fragment>
          ))}
        </span>
      ),
      formula: slot?.formula,
    });
    at += slotIn + used;
  }
  return islands(nodes);
}

interface Kept {
  readonly node: ReactNode;
  readonly formula: Piece['formula'];
}

/** Several boxes of one formula are one island, which runs from left to right in any text. */
function islands(nodes: readonly Kept[]): ReactNode[] {
  const result: ReactNode[] = [];
  for (let at = 0; at < nodes.length;) {
    const formula = nodes[at]?.formula;
    const after = nodes.findIndex((node, index) => index > at && node.formula !== formula);
    const end = formula === undefined ? at + 1 : after === -1 ? nodes.length : after;
    const run = nodes.slice(at, end).map(({ node }) => node);
    result.push(
      run.length === 1 ? (
        run[0]
      ) : (
        <span className={textStyleCss.island} dir="ltr" key={`island ${at}`}>
          {run}
        </span>
      ),
    );
    at = end;
  }
  return result;
}

/** How far after the formula at `at` a box stands, when nothing but a space is between them. */
function slotAfter(pieces: readonly Piece[], at: number): number | undefined {
  if (pieces[at + 1]?.glue === 'slot') return 1;
  const between = pieces[at + 1]?.text;
  return between !== undefined && between.trim() === '' && pieces[at + 2]?.glue === 'slot' ? 2 : undefined;
}

/** Returns the pieces kept together with the box at `at` on its other side, and their number. */
function glued(pieces: { node: ReactNode; glue: Piece['glue']; text?: string }[], at: number): [ReactNode[], number] {
  const next = pieces[at + 1];
  if (next?.glue === 'formula') return [[next.node], 1];
  if (next?.text === undefined) return [[], 0];
  if (next.text.trim() === '' && pieces[at + 2]?.glue === 'formula' && slotAfter(pieces, at + 2) === undefined) {
    return [[pieces[at + 2]?.node], 2];
  }
  const attached = /^[.,;:!?)°%]+/.exec(next.text)?.[0];
  if (attached === undefined) return [[], 0];
  next.text = next.text.slice(attached.length);
  return [
    [
      <span key="attached" className={textStyleCss.attached}>
        {attached}
      </span>,
    ],
    0,
  ];
}
