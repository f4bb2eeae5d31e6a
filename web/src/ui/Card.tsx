import type { ElementType, ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const phone = '@media (max-width:599.95px)';

/** A surface with one hairline. Never a card inside a card. */
export const Card = styled('section')(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  minWidth: 0,
}));

/** Padding of a card's content: `normal` 20 (phone 16), `question` 28 × 32 (phone 20 × 16). */
export const CardBody = styled('div', { shouldForwardProp: (prop) => prop !== 'size' })<{
  size?: 'normal' | 'question';
}>(({ size = 'normal' }) => ({
  padding: size === 'question' ? '28px 32px' : 20,
  [phone]: { padding: size === 'question' ? '20px 16px' : 16 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 20px',
  minHeight: 56,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [phone]: { flexWrap: 'wrap', rowGap: 4, padding: '10px 16px' },
}));

const HeadTitle = styled('h2')({ fontSize: 16, lineHeight: '24px', fontWeight: 650, minWidth: 0 });
const HeadEnd = styled('div')({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 8 });

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
export const CardRows = styled('ul')(({ theme }) => ({
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** One row of a card. */
export const CardRow = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '14px 20px',
  minWidth: 0,
  [phone]: { padding: '14px 16px' },
});

const RowOfLink = styled('li')(({ theme }) => ({
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    padding: '14px 20px',
    minWidth: 0,
    color: 'inherit',
    textDecoration: 'none',
    [phone]: { padding: '14px 16px' },
  },
  '& > a:hover': { background: theme.vars.palette.lemma.sunken },
  '& > a:focus-visible': { outlineOffset: -2 },
}));

/** A row that is one link as a whole: its only child is the link (`<CardRowLink><Link to=…>…</Link></CardRowLink>`). */
export function CardRowLink({ children }: { children: ReactNode }): ReactElement {
  return <RowOfLink>{children}</RowOfLink>;
}

/** The part of a row that takes the room that is left and may shrink. */
export const Grow = styled('div')({ flex: 1, minWidth: 0 });
