import { asc, eq } from 'drizzle-orm';
import {
  ltiContexts,
  ltiLinks,
  ltiPeople,
  ltiRegistrations,
  ltiScores,
  ltiTickets,
} from '../../../../../core/db/tables/index.ts';
import type { ExportPage, PersonalDataOfTables } from '../rules.ts';
import { ends, names, ofNobody } from '../words.ts';

/** The person as their LMS names them. */
const ownPeople: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({
      platform: ltiRegistrations.name,
      issuer: ltiRegistrations.issuer,
      subject: ltiPeople.subject,
      name: ltiPeople.name,
      email: ltiPeople.email,
      sourcedId: ltiPeople.sourcedId,
      createdAt: ltiPeople.createdAt,
      lastLaunchedAt: ltiPeople.lastLaunchedAt,
    })
    .from(ltiPeople)
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiPeople.registrationId))
    .where(eq(ltiPeople.userId, userId))
    .orderBy(asc(ltiPeople.id))
    .limit(limit)
    .offset(offset);

/** Scores that the LMS was sent. What it has not been sent yet is not the learner's to know earlier. */
const ownScores: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({
      course: ltiContexts.title,
      link: ltiLinks.title,
      sentScore: ltiScores.sentScore,
      sentMaximum: ltiScores.sentMaximum,
      sentAt: ltiScores.sentAt,
    })
    .from(ltiScores)
    .innerJoin(ltiPeople, eq(ltiPeople.id, ltiScores.recipientId))
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
    .innerJoin(ltiContexts, eq(ltiContexts.id, ltiLinks.contextId))
    .where(eq(ltiPeople.userId, userId))
    .orderBy(asc(ltiScores.id))
    .limit(limit)
    .offset(offset);

/** Data of an LMS and Lemma about each other, and about people: the LMS's name for a person is deleted with the person. */
export const ltiDeclarations = {
  ltiRegistrations: { users: { approvedBy: names }, export: { none: 'an LMS, which an administrator has let in' } },
  ltiDeployments: ofNobody('installations in an LMS'),
  ltiInvitations: { users: { madeBy: names }, export: { none: 'addresses that let an LMS in' } },
  ltiSettings: ofNobody('choices of the instance'),
  ltiKeys: ofNobody("the server's own keys"),
  ltiContexts: { users: { connectedBy: names }, export: { none: 'courses of an LMS and their classes' } },
  ltiLinks: ofNobody('links that were placed in courses'),
  ltiPeople: {
    users: {
      userId: { merge: 'move', erase: 'delete' },
      followedUserId: { merge: 'move', erase: 'delete' },
    },
    export: ownPeople,
  },
  // The row of the person goes, and the score names no one then.
  ltiScores: { users: {}, export: ownScores },
  ltiLogins: ofNobody('logins under way, which name no one yet'),
  ltiPending: ofNobody('launches of people without an account, for a quarter of an hour'),
  ltiTickets: {
    users: { userId: ends },
    export: async (db, { userId, offset, limit }) =>
      db
        .select({ path: ltiTickets.path, expiresAt: ltiTickets.expiresAt, usedAt: ltiTickets.usedAt })
        .from(ltiTickets)
        .where(eq(ltiTickets.userId, userId))
        .orderBy(asc(ltiTickets.expiresAt), asc(ltiTickets.tokenHash))
        .limit(limit)
        .offset(offset),
  },
  ltiRefusals: ofNobody('refused launches, which name no one'),
} satisfies Partial<PersonalDataOfTables>;
