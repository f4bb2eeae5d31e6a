import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../core/db/open-database.ts';
import { ltiContexts, ltiDeployments, ltiLinks, ltiRegistrations } from '../../../core/db/tables/index.ts';

export type Context = typeof ltiContexts.$inferSelect;
export type Link = typeof ltiLinks.$inferSelect;

type NewContext = Pick<
  typeof ltiContexts.$inferInsert,
  'id' | 'deploymentId' | 'contextId' | 'label' | 'title' | 'createdAt'
> &
  Partial<Pick<Context, 'history' | 'membershipsUrl' | 'lineitemsUrl' | 'scoreScopes'>>;

type NewLink = Pick<typeof ltiLinks.$inferInsert, 'id' | 'contextId' | 'resourceLinkId' | 'title' | 'createdAt'> &
  Partial<Pick<Link, 'taskId' | 'hint' | 'lineitemUrl' | 'lastLaunchedAt'>>;

/** Courses of platforms, and the links in them. */
export function courseQueries(db: Queryable) {
  return {
    /** Inserts the course, or takes in what the platform says of it now; what it leaves out stays. */
    async keepContext({ id, deploymentId, contextId, createdAt, ...said }: NewContext): Promise<Context> {
      const [kept] = await db
        .insert(ltiContexts)
        .values({ id, deploymentId, contextId, createdAt, ...said })
        .onConflictDoUpdate({ target: [ltiContexts.deploymentId, ltiContexts.contextId], set: said })
        .returning();
      if (!kept) throw new Error('A course was not kept.');
      return kept;
    },

    async findContext(deploymentId: string, contextId: string): Promise<Context | null> {
      const [found] = await db
        .select()
        .from(ltiContexts)
        .where(and(eq(ltiContexts.deploymentId, deploymentId), eq(ltiContexts.contextId, contextId)));
      return found ?? null;
    },

    /** The course with its installation and platform. */
    async findContextById(id: string) {
      const [found] = await db
        .select({ context: ltiContexts, deployment: ltiDeployments, registration: ltiRegistrations })
        .from(ltiContexts)
        .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiContexts.deploymentId))
        .innerJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiDeployments.registrationId))
        .where(eq(ltiContexts.id, id));
      return found ?? null;
    },

    async selectContextsOfClass(classroomId: string) {
      return db
        .select({ context: ltiContexts, deployment: ltiDeployments, registration: ltiRegistrations })
        .from(ltiContexts)
        .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiContexts.deploymentId))
        .innerJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiDeployments.registrationId))
        .where(eq(ltiContexts.classroomId, classroomId))
        .orderBy(ltiContexts.createdAt);
    },

    /** Inserts the link, or takes in what the platform says of it now; a task and a column that are known stay. */
    async keepLink({ id, contextId, resourceLinkId, createdAt, ...said }: NewLink): Promise<Link> {
      const [kept] = await db
        .insert(ltiLinks)
        .values({ id, contextId, resourceLinkId, createdAt, ...said })
        .onConflictDoUpdate({ target: [ltiLinks.contextId, ltiLinks.resourceLinkId], set: said })
        .returning();
      if (!kept) throw new Error('A link was not kept.');
      return kept;
    },

    async findLink(contextId: string, resourceLinkId: string): Promise<Link | null> {
      const [found] = await db
        .select()
        .from(ltiLinks)
        .where(and(eq(ltiLinks.contextId, contextId), eq(ltiLinks.resourceLinkId, resourceLinkId)));
      return found ?? null;
    },

    async findLinkById(id: string): Promise<Link | null> {
      const [found] = await db.select().from(ltiLinks).where(eq(ltiLinks.id, id));
      return found ?? null;
    },

    async selectLinksOfTask(taskId: string): Promise<Link[]> {
      return db.select().from(ltiLinks).where(eq(ltiLinks.taskId, taskId)).orderBy(ltiLinks.createdAt);
    },

    /** Sets the task of a link that has none yet; false when it has one. */
    async setTaskOfLink(linkId: string, taskId: string): Promise<boolean> {
      const set = await db
        .update(ltiLinks)
        .set({ taskId })
        .where(and(eq(ltiLinks.id, linkId), isNull(ltiLinks.taskId)))
        .returning({ id: ltiLinks.id });
      return set.length > 0;
    },
  };
}
