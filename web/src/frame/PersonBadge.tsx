import { styled } from '@mui/material/styles';
import { initialsOf } from './navigation/initials.ts';

const Circle = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  flex: 'none',
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 600,
  background: theme.vars.palette.lemma.primarySoft,
  color: theme.vars.palette.primary.main,
}));

/** A person's initials in a circle; the name is beside it. */
export function PersonBadge({ person }: { person: { readonly firstName: string; readonly lastName: string } }) {
  return <Circle aria-hidden="true">{initialsOf(person)}</Circle>;
}
