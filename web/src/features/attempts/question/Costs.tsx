import { styled } from '@mui/material/styles';

/** What something costs, in a quiet line under the question. */
export const Costs = styled('p')(({ theme }) => ({
  marginTop: 16,
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
}));
