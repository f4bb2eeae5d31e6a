import type { User } from '@lemma/contracts';
import { isPrivileged } from '../../../session/permissions.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Accounts that a section is for: everybody's, all of those where something is sold, those that are not anonymous, those of teachers and staff, the anonymous ones. */
type Audience = 'everybody' | 'known' | 'privileged' | 'anonymous' | 'buyers';

export interface AccountSection {
  /** The part of the address after `#`. */
  readonly id: string;
  readonly label: string;
  readonly audience: Audience;
  readonly Section: LazyExoticComponent<ComponentType>;
}

/** Each section comes by itself: the page does not wait for the longest of them. */
const section = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const all: readonly AccountSection[] = [
  {
    id: 'keep-your-work',
    label: 'Keep your work',
    audience: 'anonymous',
    Section: section(async () => (await import('../../signing-in/keeping-work/KeepYourWork.tsx')).KeepYourWorkSection),
  },
  {
    id: 'profile',
    label: 'Profile',
    audience: 'everybody',
    Section: section(async () => (await import('./ProfileSections.tsx')).ProfileSection),
  },
  {
    id: 'e-mail',
    label: 'E-mail',
    audience: 'known',
    Section: section(async () => (await import('./ProfileSections.tsx')).EmailSection),
  },
  {
    id: 'password',
    label: 'Password',
    audience: 'known',
    Section: section(async () => (await import('../../signing-in/passwords/PasswordForm.tsx')).PasswordSection),
  },
  {
    id: 'two-step-sign-in',
    label: 'Two-step sign-in',
    audience: 'known',
    Section: section(
      async () => (await import('../../signing-in/second-factor/SecondFactorSection.tsx')).TwoStepSection,
    ),
  },
  {
    id: 'linked-accounts',
    label: 'Linked accounts',
    audience: 'known',
    Section: section(async () => (await import('./LinkedAccounts.tsx')).LinkedAccountsSection),
  },
  {
    id: 'learning-platforms',
    label: 'Learning platforms',
    audience: 'known',
    Section: section(async () => (await import('../../lti/identities/LmsSection.tsx')).LmsSection),
  },
  {
    id: 'signed-in-devices',
    label: 'Devices',
    audience: 'everybody',
    Section: section(async () => (await import('./SessionsList.tsx')).SessionsSection),
  },
  {
    id: 'preferences',
    label: 'Preferences',
    audience: 'everybody',
    Section: section(async () => (await import('./PreferencesSection.tsx')).PreferencesSection),
  },
  {
    id: 'numbers',
    label: 'Numbers',
    audience: 'everybody',
    Section: section(async () => (await import('../../notation/OwnNotationSection.tsx')).OwnNotationSection),
  },
  {
    id: 'daily-goal',
    label: 'Daily goal',
    audience: 'everybody',
    Section: section(async () => (await import('../../goals/settings/GoalSection.tsx')).GoalSection),
  },
  {
    id: 'notifications',
    label: 'Notifications',
    audience: 'everybody',
    Section: section(async () => (await import('./NotificationsSection.tsx')).NotificationsSection),
  },
  {
    id: 'calendar',
    label: 'Calendar',
    audience: 'everybody',
    Section: section(async () => (await import('../../calendars/CalendarSection.tsx')).CalendarSection),
  },
  {
    id: 'payments',
    label: 'Payments',
    audience: 'buyers',
    Section: section(async () => (await import('../../commerce/account/PaymentsSection.tsx')).PaymentsSection),
  },
  {
    id: 'api-tokens',
    label: 'API tokens',
    audience: 'privileged',
    Section: section(async () => (await import('../../api-tokens/ApiTokensSection.tsx')).ApiTokensSection),
  },
  {
    id: 'merge',
    label: 'Merge accounts',
    audience: 'known',
    Section: section(async () => (await import('../../signing-in/keeping-work/MergeAccounts.tsx')).MergeSection),
  },
  {
    id: 'feedback',
    label: 'Your feedback',
    audience: 'everybody',
    Section: section(async () => (await import('../../feedback/YourFeedback.tsx')).YourFeedback),
  },
  {
    id: 'your-data',
    label: 'Your data',
    audience: 'everybody',
    Section: section(async () => (await import('../../privacy/YourData.tsx')).YourDataSection),
  },
  {
    id: 'records',
    label: 'Who looked',
    audience: 'everybody',
    Section: section(async () => (await import('../../privacy/RecordViews.tsx')).RecordViewsSection),
  },
];

/** The sections of a person's account page, in their order. */
export function sectionsFor(
  user: Pick<User, 'isAnonymous' | 'roles'>,
  { isSelling = false }: { readonly isSelling?: boolean } = {},
): readonly AccountSection[] {
  const isFor: Readonly<Record<Audience, boolean>> = {
    everybody: true,
    known: !user.isAnonymous,
    privileged: isPrivileged(user),
    anonymous: user.isAnonymous,
    buyers: isSelling,
  };
  return all.filter(({ audience }) => isFor[audience]);
}
