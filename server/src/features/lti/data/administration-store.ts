import { and, asc, count, countDistinct, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import {
  ltiContexts,
  ltiDeployments,
  ltiInvitations,
  ltiLinks,
  ltiPeople,
  ltiRefusals,
  ltiRegistrations,
  ltiScores,
  ltiSettings,
} from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type RegistrationRow = typeof ltiRegistrations.$inferSelect;
export type InvitationRow = typeof ltiInvitations.$inferSelect;
type Changes<Row> = Partial<Omit<Row, 'id' | 'createdAt'>>;

const oneHundred = 100;
const shownRefusals = 50;

/** Platforms, their installations and invitations, as administrators see and change them. */
export function createAdministrationStore({ db }: Pick<Database, 'db'>) {
  return { ...registrationQueries(db), ...countQueries(db), ...invitationQueries(db), ...settingQueries(db) };
}

function registrationQueries(db: Queryable) {
  return {
    async selectRegistrations(most: number): Promise<RegistrationRow[]> {
      return db.select().from(ltiRegistrations).orderBy(desc(ltiRegistrations.createdAt)).limit(most);
    },

    /** Locks the registration until the transaction ends. */
    async lockRegistration(id: string): Promise<RegistrationRow | null> {
      const [row] = await db.select().from(ltiRegistrations).where(eq(ltiRegistrations.id, id)).for('update');
      return row ?? null;
    },

    async updateRegistration(id: string, changes: Changes<RegistrationRow>): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await db.update(ltiRegistrations).set(changes).where(eq(ltiRegistrations.id, id));
    },

    /** Inserts a registration, or takes in the addresses of one that there is; returns the row. */
    async keepRegistration(
      row: typeof ltiRegistrations.$inferInsert,
    ): Promise<{ readonly row: RegistrationRow; readonly isNew: boolean }> {
      const { authorizationEndpoint, tokenEndpoint, tokenAudience, jwksUri, product, version, scopes } = row;
      const said = { authorizationEndpoint, tokenEndpoint, tokenAudience, jwksUri, product, version, scopes };
      const [kept] = await db
        .insert(ltiRegistrations)
        .values(row)
        .onConflictDoUpdate({ target: [ltiRegistrations.issuer, ltiRegistrations.clientId], set: said })
        .returning();
      if (!kept) throw new Error('A registration was not kept.');
      return { row: kept, isNew: kept.id === row.id };
    },

    async selectDeployments(registrationIds: readonly string[]) {
      if (registrationIds.length === 0) return [];
      return db
        .select({ deployment: ltiDeployments, courses: count(ltiContexts.id) })
        .from(ltiDeployments)
        .leftJoin(ltiContexts, eq(ltiContexts.deploymentId, ltiDeployments.id))
        .where(inArray(ltiDeployments.registrationId, [...registrationIds]))
        .groupBy(ltiDeployments.id)
        .orderBy(asc(ltiDeployments.createdAt));
    },

    async findDeploymentRow(registrationId: string, id: string) {
      const [row] = await db
        .select()
        .from(ltiDeployments)
        .where(and(eq(ltiDeployments.id, id), eq(ltiDeployments.registrationId, registrationId)));
      return row ?? null;
    },

    async updateDeployment(id: string, changes: Changes<typeof ltiDeployments.$inferSelect>): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await db.update(ltiDeployments).set(changes).where(eq(ltiDeployments.id, id));
    },

    /** Makes an installation known and switches it on. */
    async keepDeployment(row: typeof ltiDeployments.$inferInsert): Promise<void> {
      await db
        .insert(ltiDeployments)
        .values(row)
        .onConflictDoUpdate({
          target: [ltiDeployments.registrationId, ltiDeployments.deploymentId],
          set: { state: 'on' },
        });
    },
  };
}

function countQueries(db: Queryable) {
  return {
    /** People of each registration, and when one of them came last. */
    async selectPeopleCounts(registrationIds: readonly string[]) {
      if (registrationIds.length === 0) return [];
      return db
        .select({
          registrationId: ltiPeople.registrationId,
          people: count(),
          lastLaunchedAt: max(ltiPeople.lastLaunchedAt),
        })
        .from(ltiPeople)
        .where(inArray(ltiPeople.registrationId, [...registrationIds]))
        .groupBy(ltiPeople.registrationId);
    },

    /** Scores that each registration has not taken yet. */
    async selectScoresWaiting(registrationIds: readonly string[]) {
      if (registrationIds.length === 0) return [];
      return db
        .select({ registrationId: ltiDeployments.registrationId, scores: countDistinct(ltiScores.id) })
        .from(ltiScores)
        .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
        .innerJoin(ltiContexts, eq(ltiContexts.id, ltiLinks.contextId))
        .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiContexts.deploymentId))
        .where(and(eq(ltiScores.state, 'waiting'), inArray(ltiDeployments.registrationId, [...registrationIds])))
        .groupBy(ltiDeployments.registrationId);
    },

    async selectRefusals() {
      return db
        .select({ refusal: ltiRefusals, registration: ltiRegistrations.name })
        .from(ltiRefusals)
        .leftJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiRefusals.registrationId))
        .orderBy(desc(ltiRefusals.at), desc(ltiRefusals.id))
        .limit(shownRefusals);
    },
  };
}

function invitationQueries(db: Queryable) {
  return {
    async selectInvitations(): Promise<InvitationRow[]> {
      return db.select().from(ltiInvitations).orderBy(desc(ltiInvitations.createdAt)).limit(oneHundred);
    },

    async insertInvitation(row: typeof ltiInvitations.$inferInsert): Promise<void> {
      await db.insert(ltiInvitations).values(row);
    },

    async findInvitation(tokenHash: string): Promise<InvitationRow | null> {
      const [row] = await db.select().from(ltiInvitations).where(eq(ltiInvitations.tokenHash, tokenHash));
      return row ?? null;
    },

    /** Takes the invitation, once: false when it has been used, withdrawn, or has ended. */
    async useInvitation(id: string, at: Date): Promise<boolean> {
      const taken = await db
        .update(ltiInvitations)
        .set({ usedAt: at })
        .where(
          and(
            eq(ltiInvitations.id, id),
            isNull(ltiInvitations.usedAt),
            isNull(ltiInvitations.withdrawnAt),
            sql`${ltiInvitations.expiresAt} > ${at.toISOString()}`,
          ),
        )
        .returning({ id: ltiInvitations.id });
      return taken.length === 1;
    },

    /** Gives an invitation back whose platform did not register after all. */
    async giveInvitationBack(id: string): Promise<void> {
      await db
        .update(ltiInvitations)
        .set({ usedAt: null })
        .where(and(eq(ltiInvitations.id, id), isNull(ltiInvitations.registrationId)));
    },

    async setInvitationRegistration(id: string, registrationId: string): Promise<void> {
      await db.update(ltiInvitations).set({ registrationId }).where(eq(ltiInvitations.id, id));
    },

    /** Returns the name of the invitation that was open until now. */
    async withdrawInvitation(id: string, at: Date): Promise<string | null> {
      const [row] = await db
        .update(ltiInvitations)
        .set({ withdrawnAt: at })
        .where(and(eq(ltiInvitations.id, id), isNull(ltiInvitations.usedAt), isNull(ltiInvitations.withdrawnAt)))
        .returning({ name: ltiInvitations.name });
      return row?.name ?? null;
    },
  };
}

function settingQueries(db: Queryable) {
  return {
    async isRegistrationOpen(): Promise<boolean> {
      const [row] = await db.select().from(ltiSettings);
      return row?.isRegistrationOpen ?? false;
    },

    async setRegistrationOpen(isRegistrationOpen: boolean): Promise<void> {
      await db
        .insert(ltiSettings)
        .values({ id: 'instance', isRegistrationOpen })
        .onConflictDoUpdate({ target: ltiSettings.id, set: { isRegistrationOpen } });
    },
  };
}

export const ltiAdministrationData = ownData(createAdministrationStore);
