import type { User } from '@lemma/contracts';
import { lazy, Suspense, useRef, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { initialsOf } from './initials.ts';

const AccountMenuList = lazy(async () => ({ default: (await import('./AccountMenuList.tsx')).AccountMenuList }));

const Person = styled(ButtonBase)(({ theme }) => ({
  width: 40,
  height: 40,
  borderRadius: '50%',
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
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <Person
        ref={button}
        aria-label={`Account of ${name}`}
        aria-haspopup="menu"
        aria-expanded={menu === 'open'}
        onClick={() => setMenu('open')}
      >
        <span>{initialsOf(user)}</span>
      </Person>
      {menu !== 'unused' && (
        <Suspense>
          <AccountMenuList
            user={user}
            anchor={button.current}
            isOpen={menu === 'open'}
            onClose={() => setMenu('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
