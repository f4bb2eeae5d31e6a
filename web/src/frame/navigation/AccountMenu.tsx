import type { User } from '@lemma/contracts';
import { lazy, Suspense, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { initialsOf } from './initials.ts';

const AccountMenuList = lazy(async () => ({ default: (await import('./AccountMenuList.tsx')).AccountMenuList }));

const Person = styled(ButtonBase)(({ theme }) => ({
  width: 40,
  height: 40,
  borderRadius: '50%',
  font: 'inherit',
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    fontSize: 13,
    fontWeight: 600,
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
  },
}));

/** The signed-in person in the bar; opens Account and Sign out (F08). */
export function AccountMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <Person
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
      >
        <span>{initialsOf(user)}</span>
        <VisuallyHidden>, account of {name}</VisuallyHidden>
      </Person>
      {anchor !== undefined && (
        <ErrorBoundary variant="hide">
          <Suspense>
            <AccountMenuList user={user} anchor={anchor} isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
