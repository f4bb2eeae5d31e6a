import type { User } from '@lemma/contracts';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../ui/part.ts';
import { initialsOf } from './initials.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './AccountMenu.module.css';

const AccountMenuList = lazy(async () => ({ default: (await import('./AccountMenuList.tsx')).AccountMenuList }));

const Person = part('button', css.person);

/** The signed-in person in the bar; opens Account and Sign out (F08). */
export function AccountMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <Person
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
      >
        <span>{initialsOf(user)}</span>
        <VisuallyHidden>{t(m.accountOf, { name })}</VisuallyHidden>
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
