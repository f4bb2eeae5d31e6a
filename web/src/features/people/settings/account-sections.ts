import type { User } from '@lemma/contracts';
import { isPrivileged } from '../../../session/permissions.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Accounts that a section is for: everybody's, all of those where there are several languages, all of those where something is sold, those that are not anonymous, those of teachers and staff, the anonymous ones. */
type Audience = 'everybody' | 'polyglots' | 'known' | 'privileged' | 'anonymous' | 'buyers';

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
    label: t(m.keepWork),
    audience: 'anonymous',
    Section: section(async () => (await import('../../signing-in/keeping-work/KeepYourWork.tsx')).KeepYourWorkSection),
  },
  {
    id: 'profile',
    label: t(m.profile),
    audience: 'everybody',
    Section: section(async () => (await import('./ProfileSections.tsx')).ProfileSection),
  },
  {
    id: 'e-mail',
    label: t(m.eMail),
    audience: 'known',
    Section: section(async () => (await import('./ProfileSections.tsx')).EmailSection),
  },
  {
    id: 'password',
    label: t(m.password),
    audience: 'known',
    Section: section(async () => (await import('../../signing-in/passwords/PasswordForm.tsx')).PasswordSection),
  },
  {
    id: 'two-step-sign-in',
    label: t(m.twoStepSignIn),
    audience: 'known',
    Section: section(
      async () => (await import('../../signing-in/second-factor/SecondFactorSection.tsx')).TwoStepSection,
    ),
  },
  {
    id: 'linked-accounts',
    label: t(m.linkedAccounts),
    audience: 'known',
    Section: section(async () => (await import('./LinkedAccounts.tsx')).LinkedAccountsSection),
  },
  {
    id: 'learning-platforms',
    label: t(m.learningPlatforms),
    audience: 'known',
    Section: section(async () => (await import('../../lti/identities/LmsSection.tsx')).LmsSection),
  },
  {
    id: 'signed-in-devices',
    label: t(m.devices),
    audience: 'everybody',
    Section: section(async () => (await import('./SessionsList.tsx')).SessionsSection),
  },
  {
    id: 'preferences',
    label: t(m.preferences),
    audience: 'everybody',
    Section: section(async () => (await import('./PreferencesSection.tsx')).PreferencesSection),
  },
  {
    id: 'language',
    label: t(m.language),
    audience: 'polyglots',
    Section: section(async () => (await import('../../languages/OwnLanguageSection.tsx')).OwnLanguageSection),
  },
  {
    id: 'numbers',
    label: t(m.numbers),
    audience: 'everybody',
    Section: section(async () => (await import('../../notation/OwnNotationSection.tsx')).OwnNotationSection),
  },
  {
    id: 'daily-goal',
    label: t(m.dailyGoal),
    audience: 'everybody',
    Section: section(async () => (await import('../../goals/settings/GoalSection.tsx')).GoalSection),
  },
  {
    id: 'notifications',
    label: t(m.notifications),
    audience: 'everybody',
    Section: section(async () => (await import('./NotificationsSection.tsx')).NotificationsSection),
  },
  {
    id: 'calendar',
    label: t(m.calendar),
    audience: 'everybody',
    Section: section(async () => (await import('../../calendars/CalendarSection.tsx')).CalendarSection),
  },
  {
    id: 'payments',
    label: t(m.payments),
    audience: 'buyers',
    Section: section(async () => (await import('../../commerce/account/PaymentsSection.tsx')).PaymentsSection),
  },
  {
    id: 'api-tokens',
    label: t(m.apiTokens),
    audience: 'privileged',
    Section: section(async () => (await import('../../api-tokens/ApiTokensSection.tsx')).ApiTokensSection),
  },
  {
    id: 'merge',
    label: t(m.mergeAccounts),
    audience: 'known',
    Section: section(async () => (await import('../../signing-in/keeping-work/MergeAccounts.tsx')).MergeSection),
  },
  {
    id: 'feedback',
    label: t(m.yourFeedback),
    audience: 'everybody',
    Section: section(async () => (await import('../../feedback/YourFeedback.tsx')).YourFeedback),
  },
  {
    id: 'your-data',
    label: t(m.yourData),
    audience: 'everybody',
    Section: section(async () => (await import('../../privacy/YourData.tsx')).YourDataSection),
  },
  {
    id: 'records',
    label: t(m.whoLooked),
    audience: 'everybody',
    Section: section(async () => (await import('../../privacy/RecordViews.tsx')).RecordViewsSection),
  },
];

/** The sections of a person's account page, in their order. */
export function sectionsFor(
  user: Pick<User, 'isAnonymous' | 'roles'>,
  { isSelling = false, hasLanguages = false }: { readonly isSelling?: boolean; readonly hasLanguages?: boolean } = {},
): readonly AccountSection[] {
  const isFor: Readonly<Record<Audience, boolean>> = {
    everybody: true,
    polyglots: hasLanguages,
    known: !user.isAnonymous,
    privileged: isPrivileged(user),
    anonymous: user.isAnonymous,
    buyers: isSelling,
  };
  return all.filter(({ audience }) => isFor[audience]);
}
