import { listFeedback, listMails } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { Outlet } from '../../routing/RouterProvider.tsx';
import { useLocation } from '../../routing/router-context.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useRead } from '../../api/use-read.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { isStaff, isSuperuser } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { NavTabs } from '../../ui/NavTabs.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { useIsSelling } from '../commerce/is-selling.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './AdministrationPage.module.css';

/** Users, mails, feedback and records of this instance: the head and the tabs; each tab is a page of its own below it. */
export function AdministrationPage() {
  return (
    <AdministrationFrame>
      <Outlet />
    </AdministrationFrame>
  );
}

/** The same around a page that exists only on some instances. */
export function AdministrationFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame title={t(m.administrationTitle)} access="staff" width="wide">
      <PageHeader title={t(m.administrationTitle)} />
      <AdministrationTabs />
      {children}
    </PageFrame>
  );
}

function AdministrationTabs() {
  const user = useUser();
  const { pathname } = useLocation();
  const isSelling = useIsSelling();
  const mayActAsAdministrator = isSuperuser(user);
  const feedback = useRead(listFeedback, isStaff(user) ? { state: 'OP' } : null);
  const failed = useRead(listMails, mayActAsAdministrator ? { state: 'failed' } : null);
  const tabs = [
    { label: t(m.users), to: paths.administrationUsers() },
    ...(mayActAsAdministrator
      ? [
          {
            label: <Counted name={t(m.outbox)} count={failed.data?.total} state="failed" />,
            to: paths.administrationMails,
          },
        ]
      : []),
    {
      label: <Counted name={t(m.feedback)} count={feedback.data?.open} state="open" />,
      to: paths.administrationFeedback,
    },
    ...(mayActAsAdministrator
      ? [
          { label: t(m.lms), to: paths.administrationLti },
          { label: t(m.auditLog), to: paths.administrationAudit() },
        ]
      : []),
    ...(isSelling && mayActAsAdministrator ? [{ label: t(m.commerce), to: paths.administrationCommerce }] : []),
    { label: t(m.reports), to: paths.administrationReports },
  ];
  return (
    <div className={css.spaced}>
      <NavTabs
        label={t(m.administrationTitle)}
        tabs={tabs.map((tab) => ({ ...tab, isCurrent: pathname === tab.to || pathname.startsWith(`${tab.to}/`) }))}
      />
    </div>
  );
}

interface CountedProps {
  name: string;
  count: number | undefined;
  state: 'failed' | 'open';
}

function Counted({ name, count = 0, state }: CountedProps) {
  if (count === 0) return name;
  return (
    <>
      {name}{' '}
      <Chip
        color={state === 'failed' ? 'error' : 'warning'}
        label={
          <>
            {count}
            <VisuallyHidden> {state === 'failed' ? t(m.failedMails) : t(m.openFeedback)}</VisuallyHidden>
          </>
        }
        className={css.chip}
      />
    </>
  );
}
