import { styled } from '@mui/material/styles';

/** Small fields side by side, as many as fit. */
export const FieldGrid = styled('div', { shouldForwardProp: (prop) => prop !== 'least' })<{ least?: number }>(
  ({ least = 120 }) => ({
    display: 'grid',
    gap: 12,
    alignItems: 'start',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
    '& .MuiInputLabel-root': { fontSize: 13, marginBottom: 4 },
  }),
);

/** Rows with a hairline between them, inside a card. */
export const RowList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: 12 },
}));
