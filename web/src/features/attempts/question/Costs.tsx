import { styled } from '@mui/material/styles';

/** A quiet line under the question for penalties. */
export const Costs = styled('p')(({ theme }) => ({
  marginTop: 16,
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
}));
