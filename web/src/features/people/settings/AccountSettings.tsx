import { anonymousSessionDays, type User } from '@lemma/contracts';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useCarefulSignOut } from '../../../frame/navigation/use-careful-sign-out.ts';
import { ErrorBoundary } from '../../../ui/messages/ErrorBoundary.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { useLanguageOptions } from '../../../words/choice.ts';
import { useIsSelling } from '../../commerce/is-selling.ts';
import { AccountNavigation } from './AccountNavigation.tsx';
import { VerifyEmailNote } from '../../signing-in/passwords/VerifyEmailNote.tsx';
import { sectionsFor } from './account-sections.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AccountSettings.module.css';

const Head = part('div', css.head);

const Sections = part('div', css.sections);

/** The signed-in side of the account page: a section for each subject, and the way to each of them. */
export function AccountSettings({ user }: { user: User }) {
  const signOut = useCarefulSignOut();
  const hasLanguages = useLanguageOptions().length > 0;
  const sections = sectionsFor(user, { isSelling: useIsSelling(), hasLanguages });
  return (
    <>
      <Head>
        <h1>{t(m.accountHead)}</h1>
        <Button startIcon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          {t(m.signOutAction)}
        </Button>
      </Head>
      {user.isAnonymous && (
        <Note tone="information" title={t(m.livesInBrowser)}>
          {t(m.joinedWithName, { days: anonymousSessionDays })}
        </Note>
      )}
      <VerifyEmailNote />
      <AccountNavigation sections={sections} />
      <Sections>
        {sections.map(({ id, Section }) => (
          <div key={id} id={id}>
            <ErrorBoundary variant="text">
              <Suspense fallback={<SectionWait />}>
                <Section />
              </Suspense>
            </ErrorBoundary>
          </div>
        ))}
      </Sections>
    </>
  );
}

/** About the height of a section: those below it shall not jump far. */
function SectionWait() {
  return <SkeletonBar height={160} className={css.skeletonBar} />;
}
