import { asc, eq } from 'drizzle-orm';
import { ltiChoices, ltiContexts, ltiMembers, ltiPeople } from '../../../../../core/db/tables/index.ts';
import type { PersonalDataOfTables } from '../rules.ts';
import { ends } from '../words.ts';

/** Courses of an LMS in which people are, and choices that their teachers were asked for. */
export const ltiConnectionDeclarations = {
  // Goes with the person's name in the LMS.
  ltiMembers: {
    users: {},
    export: async (db, { userId, offset, limit }) =>
      db
        .select({ course: ltiContexts.title, role: ltiMembers.role, seenAt: ltiMembers.seenAt })
        .from(ltiMembers)
        .innerJoin(ltiPeople, eq(ltiPeople.id, ltiMembers.identityId))
        .innerJoin(ltiContexts, eq(ltiContexts.id, ltiMembers.contextId))
        .where(eq(ltiPeople.userId, userId))
        .orderBy(asc(ltiMembers.id))
        .limit(limit)
        .offset(offset),
  },
  ltiChoices: {
    users: { userId: ends },
    export: async (db, { userId, offset, limit }) =>
      db
        .select({ course: ltiContexts.title, createdAt: ltiChoices.createdAt, sentAt: ltiChoices.sentAt })
        .from(ltiChoices)
        .innerJoin(ltiContexts, eq(ltiContexts.id, ltiChoices.contextId))
        .where(eq(ltiChoices.userId, userId))
        .orderBy(asc(ltiChoices.id))
        .limit(limit)
        .offset(offset),
  },
} satisfies Partial<PersonalDataOfTables>;
