import { styled } from '@mui/material/styles';

/** Fields two abreast; one under the other on a phone. */
export const FormGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > .all': { gridColumn: '1 / -1' },
  '& .kinds fieldset': { gridTemplateColumns: 'inherit' },
  '& > .kinds > fieldset': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
  '& > .kinds legend': { gridColumn: '1 / -1' },
  '& > .kinds label': { fontWeight: 600 },
  '& > .kinds small': { fontWeight: 400, marginTop: 2 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .kinds > fieldset': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

/** Content at the left, at the right what comes of it, which stays in view; below it on small screens. */
export const MainAndSide = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, minWidth: 0 },
  '& > .side': { position: 'sticky', top: 84, gap: 16 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .side': { position: 'static' } },
}));
