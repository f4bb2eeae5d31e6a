import { styled } from '@mui/material/styles';

/** A few quiet words beside the title of a card: how many, which, since when. */
export const HeadNote = styled('span', { shouldForwardProp: (prop) => prop !== 'end' })<{ end?: boolean }>(
  ({ theme, end = false }) => ({
    fontSize: 14,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.lemma.ink3,
    ...(end && { marginLeft: 'auto' }),
  }),
);
