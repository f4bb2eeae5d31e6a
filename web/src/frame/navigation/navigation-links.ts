import type { User } from '@lemma/contracts';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
  /** The link is shown as current on addresses that begin with one of these. */
  readonly activeBelow: readonly string[];
}

const exercises: NavigationLink = {
  label: t(m.exercises),
  to: paths.catalogue,
  activeBelow: ['/a/catalog', '/catalog'],
};
const classrooms: NavigationLink = {
  label: t(m.classrooms),
  to: paths.classrooms,
  activeBelow: ['/c', '/a/classrooms', '/classroom'],
};

const pollSessions: NavigationLink = { label: t(m.pollSessions), to: paths.polls, activeBelow: ['/a/polls'] };
const polls: NavigationLink = { label: t(m.pollSessions), to: paths.answerPolls, activeBelow: ['/polls', '/poll'] };

/** Links of the navigation bar and of the drawer: F06 for privileged users, F07 for the others. */
export function navigationLinks(user: User | null): readonly NavigationLink[] {
  return isPrivileged(user) ? [exercises, classrooms, pollSessions] : [classrooms, polls];
}

/** Where the logo leads. */
export function logoTarget(user: User | null): string {
  return isPrivileged(user) ? paths.teacherHome : paths.home;
}

/** Links of the footer (F11), in order, without contact and social links. */
export function footerLinks(user: User | null): readonly Pick<NavigationLink, 'label' | 'to'>[] {
  return [
    { label: t(m.classrooms), to: paths.classrooms },
    { label: t(m.polls), to: paths.findPoll },
    ...(user === null ? [] : [{ label: t(m.account), to: paths.account }]),
    ...(user === null || user.isAnonymous ? [] : [{ label: t(m.help), to: paths.help }]),
    { label: t(m.privacy), to: paths.privacy },
    { label: t(m.terms), to: paths.terms },
  ];
}

/** Whether the address lies at or below one of the link's own. */
export function isActive(link: NavigationLink, pathname: string): boolean {
  return link.activeBelow.some((base) => pathname === base || pathname.startsWith(`${base}/`));
}
