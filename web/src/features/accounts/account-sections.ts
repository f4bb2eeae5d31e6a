import type { User } from '@lemma/contracts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Accounts that a section is for: everybody's, those that are not anonymous, the anonymous ones. */
type Audience = 'everybody' | 'known' | 'anonymous';

export interface AccountSection {
  /** Stands in the address after `#`. */
  readonly id: string;
  readonly label: string;
  readonly audience: Audience;
  readonly Section: LazyExoticComponent<ComponentType>;
}

/** Each section comes by itself: the page does not wait for the longest of them. */
const section = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const all: readonly AccountSection[] = [
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
    id: 'preferences',
    label: 'Preferences',
    audience: 'everybody',
    Section: section(async () => (await import('./PreferencesSection.tsx')).PreferencesSection),
  },
];

/** The sections of a person's account page, in their order. */
export function sectionsFor(user: Pick<User, 'isAnonymous' | 'email'>): readonly AccountSection[] {
  return all
    .filter(({ audience }) => audience === 'everybody' || (audience === 'anonymous') === user.isAnonymous)
    .filter(({ id }) => id !== 'e-mail' || user.email !== '');
}
