import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react';
import { part } from './part.ts';
import css from './Card.module.css';
import { classes } from './classes.ts';

/** A surface with one hairline. Never a card inside a card. */
export const Card = part('section', css.card);

interface CardBodyProps extends ComponentProps<'div'> {
  size?: 'normal' | 'question';
}

/** Padding of a card's content: `normal` 20 (phone 16), `question` 28 × 32 (phone 20 × 16). */
export function CardBody({ size = 'normal', className, ...props }: CardBodyProps): ReactElement {
  return <div {...props} className={classes(css.cardBody, size === 'question' && css.question, className)} />;
}

const Head = part('div', css.head);

const HeadTitle = part('h2', css.headTitle);
const HeadEnd = part('div', css.headEnd);

interface CardHeadProps {
  /** Stands before the title, such as what the card is dragged by. */
  before?: ReactNode;
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby` of the card. */
  id?: string;
  /** Heading element when the card does not stand directly under the page's `h1`. */
  component?: ElementType;
  /** Chips or a count beside the title. */
  children?: ReactNode;
  /** Actions at the right edge. */
  actions?: ReactNode;
}

/** Head of a card: one title, what belongs to it, and its actions at the right. */
export function CardHead({ before, title, id, component = 'h2', children, actions }: CardHeadProps): ReactElement {
  return (
    <Head>
      {before}
      <HeadTitle as={component} id={id}>
        {title}
      </HeadTitle>
      {children}
      {actions === undefined ? null : <HeadEnd>{actions}</HeadEnd>}
    </Head>
  );
}

/** The rows of a card as a list with hairlines between them; its children are `CardRow` or `CardRowLink` elements. */
export const CardRows = part('ul', css.cardRows);

/** One row of a card. */
export const CardRow = part('li', css.cardRow);

/** A row that is one link as a whole: its only child is the link (`<CardRowLink><Link to=…>…</Link></CardRowLink>`). */
export const CardRowLink = part('li', css.rowOfLink);

/** The part of a row that takes the room that is left and may shrink. */
export const Grow = part('div', css.grow);
