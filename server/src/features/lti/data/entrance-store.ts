import { and, eq, sql } from 'drizzle-orm';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { ltiContexts, ltiDeployments, ltiLinks, ltiMembers, ltiPeople } from '../../../core/db/tables/index.ts';

interface Names {
  readonly registrationId: string;
  readonly deploymentId: string;
  readonly contextId: string;
  /** Null where the launch is of no link. */
  readonly resourceLinkId: string | null;
  readonly subject: string;
}

const given = (name: keyof Names) => sql.placeholder(name);

const prepareEntrance = (db: Queryable) =>
  db
    .select({
      deployment: ltiDeployments,
      context: ltiContexts,
      link: ltiLinks,
      person: ltiPeople,
      member: { role: ltiMembers.role, seenAt: ltiMembers.seenAt },
    })
    .from(ltiDeployments)
    .leftJoin(
      ltiContexts,
      and(eq(ltiContexts.deploymentId, ltiDeployments.id), eq(ltiContexts.contextId, given('contextId'))),
    )
    .leftJoin(
      ltiLinks,
      and(eq(ltiLinks.contextId, ltiContexts.id), eq(ltiLinks.resourceLinkId, given('resourceLinkId'))),
    )
    .leftJoin(
      ltiPeople,
      and(eq(ltiPeople.registrationId, ltiDeployments.registrationId), eq(ltiPeople.subject, given('subject'))),
    )
    .leftJoin(ltiMembers, and(eq(ltiMembers.contextId, ltiContexts.id), eq(ltiMembers.identityId, ltiPeople.id)))
    .where(
      and(
        eq(ltiDeployments.registrationId, given('registrationId')),
        eq(ltiDeployments.deploymentId, given('deploymentId')),
      ),
    )
    .prepare('entrance_of_launch');

/** Queries about a launch before it is let in. */
export function entranceQueries(db: Queryable) {
  const entrance = lazily(() => prepareEntrance(db));
  return {
    /** All that a launch names, in one statement; null for what is new. */
    async findEntrance(names: Names) {
      const [found] = await entrance().execute({ ...names });
      return found ?? { deployment: null, context: null, link: null, person: null, member: null };
    },
  };
}

export type Entrance = Awaited<ReturnType<ReturnType<typeof entranceQueries>['findEntrance']>>;
