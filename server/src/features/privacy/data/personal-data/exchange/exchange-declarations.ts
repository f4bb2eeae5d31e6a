import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../../core/db/open-database.ts';
import { apiTokens, rosterMembers } from '../../../../../core/db/tables/index.ts';
import { own } from '../export-steps.ts';
import type { Merging, PersonalDataOfTables } from '../rules.ts';
import { ends, ofNobody } from '../words.ts';

/** One entry a class. */
async function mergeRosterMembers(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    delete from roster_members theirs using roster_members ours
    where ours.user_id = ${into} and theirs.user_id = ${from} and theirs.classroom_id = ours.classroom_id`);
  await tx.execute(sql`update roster_members set user_id = ${into} where user_id = ${from}`);
}

/** Tokens of programs, and people whom rosters brought. */
export const exchangeDeclarations = {
  apiTokens: {
    users: { userId: ends },
    export: own(apiTokens.userId, {
      shown: {
        name: apiTokens.name,
        scopes: apiTokens.scopes,
        createdAt: apiTokens.createdAt,
        expiresAt: apiTokens.expiresAt,
        lastUsedAt: apiTokens.lastUsedAt,
      },
      order: apiTokens.id,
    }),
  },
  rosterMembers: {
    users: { userId: { merge: mergeRosterMembers, erase: 'delete' } },
    export: own(rosterMembers.userId, {
      shown: { classroomId: rosterMembers.classroomId, sourcedId: rosterMembers.sourcedId },
      order: rosterMembers.classroomId,
    }),
  },
  rosterClasses: ofNobody('ids that a school has given to its classes'),
} satisfies Partial<PersonalDataOfTables>;
