import { styled } from '@mui/material/styles';

/** How Markdown text looks; sizes are those of the text around it. */
export const TextRoot = styled('div')(({ theme }) => ({
  overflowWrap: 'break-word',
  '& > * + *': { marginTop: '.75em' },
  '& .slots': { display: 'flow-root' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& ul': { listStyle: 'square' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '.35em' },
  '& li > * + *': { marginTop: '.5em' },
  '& h3, & h4, & h5, & h6': { fontSize: '1em', lineHeight: 'inherit', fontWeight: 650 },
  '& blockquote': { margin: 0, paddingInlineStart: 16, borderInlineStart: `3px solid ${theme.vars.palette.divider}` },
  '& code': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', fontSize: '.875em' },
  '& pre': {
    overflowX: 'auto',
    padding: '12px 16px',
    borderRadius: 8,
    background: theme.vars.palette.lemma.sunken,
    margin: 0,
  },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& hr': { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '6px 12px', border: `1px solid ${theme.vars.palette.divider}`, textAlign: 'start' },
  '& th': { fontWeight: 600 },
  '& .keep': {
    display: 'inline-flex',
    flexWrap: 'nowrap',
    alignItems: 'baseline',
    gap: '.3em',
    maxWidth: '100%',
    verticalAlign: 'baseline',
    '& > *': { flex: 'none' },
    // Box and verdict are parts of the line themselves: the box may shrink, the verdict goes behind a unit or a full stop.
    '& > .slot': { display: 'contents' },
    '& [data-answer-box]': { flex: '0 1 auto', minWidth: 0 },
    '& [data-verdict-mark]': { order: 1 },
    '& > .attached': { marginInlineStart: '-.25em' },
    // A list of choices takes the whole line.
    '&:has([data-choices])': { display: 'flex', flexWrap: 'wrap' },
    '& [data-choices]': { flex: '1 1 100%' },
  },
  // The boxes of one sentence share one "Read as …" line: that of the box in use, else an empty one that keeps the room.
  '@media (min-width:600px)': {
    '& .slot-notes > .read-as:has(~ .read-as):not([data-current])': { visibility: 'hidden' },
    '& .slot-notes > .read-as ~ .read-as:not([data-current])': { display: 'none' },
    '& .slot-notes:has(> .read-as[data-current]) > .read-as:not([data-current])': { display: 'none' },
  },
  '& .open-slot': {
    display: 'inline-block',
    minWidth: 56,
    height: '1.6em',
    verticalAlign: 'middle',
    border: `1.5px dashed ${theme.vars.palette.lemma.lineStrong}`,
    borderRadius: 8,
  },
}));
