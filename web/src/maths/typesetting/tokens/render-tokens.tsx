import { Fragment, use, useState } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { widthsOfImage } from '@lemma/contracts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { figureNameOf, FiguresContext } from '../../figures/figures-context.ts';
import { Formula } from '../Formula.tsx';
import { splitAtSlots } from '../reading/math-delimiters.ts';
import { PlainFormula } from '../PlainFormula.tsx';
import { attributeOf, type TextToken } from '../reading/text-token.ts';
import { SlotNotesContext } from '../slot-notes.ts';
import { classes } from '../../../ui/classes.ts';
import { keepTogether, type Piece } from './keep-together.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './render-tokens.module.css';
import textStyleCss from '../text-style.module.css';

export type Slots = Readonly<Record<string, ReactNode>>;

interface Open {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly pieces: Piece[];
}

/** React elements for block tokens. */
export function renderBlocks(tokens: readonly TextToken[], slots: Slots): ReactNode {
  const stack: { token: TextToken | undefined; nodes: ReactNode[] }[] = [{ token: undefined, nodes: [] }];
  const put = (node: ReactNode): void => {
    const top = stack.at(-1);
    top?.nodes.push(<Fragment key={top.nodes.length}>{node}</Fragment>);
  };
  for (const token of tokens) {
    if (token.nesting === 1) stack.push({ token, nodes: [] });
    else if (token.nesting === -1) {
      const closed = stack.pop();
      if (closed?.token !== undefined) put(blockElement(closed.token, closed.nodes));
    } else put(leafBlock(token, slots));
  }
  return stack[0]?.nodes;
}

function leafBlock(token: TextToken, slots: Slots): ReactNode {
  switch (token.type) {
    case 'inline':
      return <Line tokens={token.children ?? []} slots={slots} />;
    case 'math':
      return <DisplayFormula latex={token.content} slots={slots} />;
    case 'fence':
    case 'code_block':
      return (
        <pre>
          <code>{token.content}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    default:
      return token.content;
  }
}

/** Headings start at the third level: the page and its card have the first two. */
const headings: Record<string, 'h3' | 'h4' | 'h5' | 'h6'> = { h1: 'h3', h2: 'h4', h3: 'h5' };

function blockElement(token: TextToken, nodes: ReactNode[]): ReactNode {
  switch (token.type) {
    case 'paragraph_open':
      // Answer boxes and displayed formulas must not be inside a `p`.
      return token.hidden ? nodes : <div>{nodes}</div>;
    case 'heading_open': {
      const Heading = headings[token.tag] ?? 'h6';
      return <Heading>{nodes}</Heading>;
    }
    case 'ordered_list_open':
      return <ol start={Number(attributeOf(token, 'start') || 1)}>{nodes}</ol>;
    case 'table_open':
      return (
        <ScrollBox label={t(m.table)}>
          <table>{nodes}</table>
        </ScrollBox>
      );
    case 'th_open':
    case 'td_open': {
      const Cell = token.tag as 'th' | 'td';
      const align = /text-align:(\w+)/.exec(attributeOf(token, 'style'))?.[1];
      return <Cell style={{ '--align': align }}>{nodes}</Cell>;
    }
    default: {
      const Tag = token.tag as 'div';
      return <Tag>{nodes}</Tag>;
    }
  }
}

/** A line of text; when it contains answer boxes, a place for their feedback follows it. */
function Line({ tokens, slots }: { tokens: readonly TextToken[]; slots: Slots }): ReactElement {
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const content = renderInline(tokens, slots);
  const hasSlots = tokens.some(
    (token) => token.type === 'slot' || (token.type === 'math' && token.content.includes('[[')),
  );
  if (!hasSlots) return <>{content}</>;
  return (
    <>
      <div className={textStyleCss.slots}>
        <SlotNotesContext value={notes}>{content}</SlotNotesContext>
      </div>
      <SlotNotes ref={setNotes} />
    </>
  );
}

/** Notes are in the language of the page, from left to right, also under a sentence that runs the other way. */
function SlotNotes({ ref }: { ref: Ref<HTMLDivElement> }): ReactElement {
  return <div dir="ltr" className={textStyleCss.slotNotes} data-slot-notes ref={ref} />;
}

function DisplayFormula({ latex, slots }: { latex: string; slots: Slots }): ReactElement {
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  if (!latex.includes('[[')) return <Formula latex={latex} display />;
  return (
    <>
      <div className={classes(textStyleCss.slots, css.div)}>
        <SlotNotesContext value={notes}>{keepTogether(formulaPieces(latex, slots))}</SlotNotesContext>
      </div>
      <SlotNotes ref={setNotes} />
    </>
  );
}

/** React elements for inline tokens. */
export function renderInline(tokens: readonly TextToken[], slots: Slots): ReactNode {
  const stack: Open[] = [{ tag: '', attributes: {}, pieces: [] }];
  for (const token of tokens) {
    const top = stack.at(-1);
    if (top === undefined) break;
    if (token.nesting === 1) {
      stack.push({
        tag: token.tag,
        attributes: Object.fromEntries((token.attrs ?? []).map(([key, value]) => [key, String(value)])),
        pieces: [],
      });
    } else if (token.nesting === -1) {
      const closed = stack.pop();
      if (closed !== undefined) stack.at(-1)?.pieces.push({ node: inlineElement(closed), glue: 'none' });
    } else top.pieces.push(...inlinePieces(token, slots));
  }
  return keepTogether(stack[0]?.pieces ?? []);
}

function inlineElement({ tag, attributes, pieces }: Open): ReactNode {
  const content = keepTogether(pieces);
  if (tag === 'a') {
    const href = attributes['href'] ?? '';
    const outside = /^https?:/i.test(href);
    return (
      <a href={href} title={attributes['title']} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
        {content}
      </a>
    );
  }
  const Tag = tag as 'em' | 'strong' | 's';
  return <Tag>{content}</Tag>;
}

function inlinePieces(token: TextToken, slots: Slots): Piece[] {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return token.content === '' ? [] : [{ node: token.content, glue: 'text', text: token.content }];
    case 'softbreak':
      return [{ node: '\n', glue: 'text', text: '\n' }];
    case 'hardbreak':
      return [{ node: <br />, glue: 'none' }];
    case 'slot':
      return [slotPiece(token.content, slots)];
    case 'math':
      return mathPieces(token, slots);
    case 'code_inline':
      return [{ node: <code>{token.content}</code>, glue: 'none' }];
    case 'image':
      return [{ node: imageNode(token), glue: 'none' }];
    default:
      return [{ node: token.content, glue: 'none' }];
  }
}

function mathPieces(token: TextToken, slots: Slots): Piece[] {
  const { kind, display } = token.meta as { kind: 'tex' | 'plain'; display: boolean };
  if (kind === 'plain') return [{ node: <PlainFormula source={token.content} />, glue: 'formula' }];
  if (token.content.includes('[[')) return formulaPieces(token.content, slots, token);
  return [{ node: <Formula latex={token.content} display={display} />, glue: display ? 'none' : 'formula' }];
}

function formulaPieces(latex: string, slots: Slots, formula: TextToken | string = latex): Piece[] {
  return splitAtSlots(latex).map((piece) => ({
    ...('slot' in piece
      ? slotPiece(piece.slot, slots)
      : { node: <Formula latex={piece.latex} />, glue: 'formula' as const }),
    formula,
  }));
}

function PlacedFigure({ name }: { name: string }): ReactNode {
  return use(FiguresContext)(name);
}

function slotPiece(name: string, slots: Slots): Piece {
  const figure = figureNameOf(name);
  if (figure !== undefined) return { node: <PlacedFigure name={figure} />, glue: 'none' };
  const given = slots[name];
  const open = (
    <span className={textStyleCss.openSlot}>
      <VisuallyHidden>{t(m.answer)}</VisuallyHidden>
    </span>
  );
  return { node: <span className={textStyleCss.slot}>{given ?? open}</span>, glue: 'slot' };
}

/** Pictures come from our own server only; others stay as their description. */
function imageNode(token: TextToken): ReactNode {
  const source = attributeOf(token, 'src');
  const description = token.content;
  if (!/^\/(?!\/)/.test(source)) return description;
  return (
    <img
      src={source}
      srcSet={widthsOf(source)}
      sizes="(max-width: 720px) 100vw, 720px"
      alt={description}
      loading="lazy"
    />
  );
}

/** The widths in which our server has a stored picture, whose address ends with its own width (K11). */
function widthsOf(source: string): string | undefined {
  const [, start, width] = /^(\/api\/mm\/images\/[\w-]+\/)(\d{1,4})\/$/.exec(source) ?? [];
  if (start === undefined) return undefined;
  return widthsOfImage(Number(width))
    .map((one) => `${start}${one}/ ${one}w`)
    .join(', ');
}
