import type { Speaker } from '@lemma/contracts/messages';
import { speakerOfSite } from '../../../../core/language/speakers.ts';
import {
  PlatformRefused,
  PlatformUnavailable,
  type RosterMember,
} from '../../../../core/outside/lti-platform/platform.ts';
import type { Services } from '../../../../core/services.ts';
import type { ContextRow, RegistrationRow } from '../../data/connection-store.ts';
import { cleanLine } from '../../../../core/clean-text.ts';
import { findUnstorable } from '../../../../core/text/storable-text.ts';
import { namesOf } from '../launch/accounts.ts';
import { readRoles } from '../launch/checks/roles.ts';
import { accountOf, ltiPlatforms } from '../scores/platforms.ts';
import type { Comer } from './plan.ts';

/** The roster cannot be read; the message is for teachers. */
export class RosterUnread extends Error {
  override name = 'RosterUnread';
}

/** Reads who is in a course now. Throws RosterUnread. */
export async function readRoster(
  services: Services,
  course: { readonly context: ContextRow; readonly registration: RegistrationRow },
): Promise<Comer[]> {
  const { context, registration } = course;
  if (context.membershipsUrl === null) throw new RosterUnread('The LMS does not show its list of people.');
  try {
    const members = await ltiPlatforms(services).readMembers(accountOf(registration), context.membershipsUrl);
    return comersOf(members, speakerOfSite(services.environment));
  } catch (error) {
    if (error instanceof PlatformRefused || error instanceof PlatformUnavailable) {
      throw new RosterUnread(error.message, { cause: error });
    }
    throw error;
  }
}

/** Ids are kept byte for byte, so what cannot be kept is none. */
const isSubject = (id: string): boolean => id !== '' && id.length <= 255 && findUnstorable(id) === undefined;

/** Moodle writes names in rosters, not in launches, as for a page: with `&amp;`. */
const plainText = (text: string): string => cleanLine(text.replaceAll('&amp;', '&')).trim();

/** Active people with a role in the course, each once. People without a name are numbered. */
export function comersOf(members: readonly RosterMember[], speaker: Speaker): Comer[] {
  const comers = new Map<string, Comer>();
  for (const member of members) {
    const { role, isTest } = readRoles(member.roles, { takesShort: true });
    const isActive = member.status === '' || member.status.toLowerCase() === 'active';
    if (!isActive || role === 'mentor' || role === 'none' || !isSubject(member.user_id)) continue;
    const said = {
      givenName: plainText(member.given_name),
      familyName: plainText(member.family_name),
      name: plainText(member.name),
    };
    comers.set(member.user_id, {
      subject: member.user_id,
      role,
      isTest,
      ...namesOf(said, comers.size + 1, speaker),
      email: cleanLine(member.email).trim().slice(0, 254),
      sourcedId: cleanLine(member.lis_person_sourcedid).slice(0, 255) || null,
    });
  }
  return [...comers.values()];
}
