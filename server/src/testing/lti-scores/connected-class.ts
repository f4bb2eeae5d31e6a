import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { ltiContexts } from '../../core/db/tables/index.ts';
import { ltiData } from '../../features/lti/data/lti-store.ts';
import { platformKeys } from '../../features/lti/work/keys.ts';
import { scoreSending } from '../../features/lti/work/scores/sending.ts';
import { followScores, settleScores } from '../../features/lti/work/scores/settling.ts';
import type { TestApp } from '../test-app.ts';
import type { FakePlatform } from '../lti-platform/platform.ts';
import { lineItemAddress, lineItemsAddress } from '../lti-platform/grade-services.ts';
import type { PlatformLineItem, PlatformLink, PlatformPerson } from '../lti-platform/world.ts';

/** A class that is connected with a course of a platform, as launches leave it behind. */
export async function connectCourse(app: TestApp, platform: FakePlatform, { classId }: { readonly classId: string }) {
  const { services } = app;
  const data = ltiData(services);
  const tool = platform.placeTool({
    loginUrl: 'http://lemma.test/lti/login/',
    redirectUris: ['http://lemma.test/lti/launch/'],
    keys: () => platformKeys(services).publicKeys(),
  });
  const course = platform.course(tool);
  const [registrationId, deploymentId] = [newId(), newId()];
  const createdAt = services.now();
  await data.insertRegistration({
    id: registrationId,
    key: registrationId.slice(-12),
    name: platform.profile.product.name,
    issuer: platform.issuer,
    clientId: tool.clientId,
    authorizationEndpoint: platform.endpoints.authorizationEndpoint,
    tokenEndpoint: platform.endpoints.tokenEndpoint,
    jwksUri: platform.endpoints.jwksUri,
    state: 'on',
    createdAt,
  });
  await data.insertDeployment({
    id: deploymentId,
    registrationId,
    deploymentId: tool.deploymentId,
    state: 'on',
    createdAt,
  });
  const context = await data.keepContext({
    id: newId(),
    deploymentId,
    contextId: course.id,
    label: course.label,
    title: course.title,
    createdAt,
    lineitemsUrl: lineItemsAddress(platform, course),
    scoreScopes: [...tool.scopes],
  });
  await app.database.db
    .update(ltiContexts)
    .set({ classroomId: classId, connectedAt: createdAt })
    .where(eq(ltiContexts.id, context.id));

  return {
    course,
    contextId: context.id,
    registrationId,

    /** Keeps a placed link, as its first launch does. */
    async launchLink(link: PlatformLink, taskId: string): Promise<string> {
      const items = platform.lineItemsOf(link);
      const [item] = items;
      const kept = await data.keepLink({
        id: newId(),
        contextId: context.id,
        resourceLinkId: link.id,
        title: link.title,
        createdAt,
        taskId,
        ...(item && items.length === 1 ? { lineitemUrl: lineItemAddress(platform, item) } : {}),
      });
      return kept.id;
    },

    /** Makes a person of the platform, and of the course, the one of an account. */
    async launchPerson(
      userId: string,
      person: PlatformPerson = platform.person(),
      id: string = newId(),
    ): Promise<PlatformPerson> {
      platform.enrol(course, person);
      await data.insertPerson({ id, registrationId, subject: person.subject, userId, createdAt });
      return person;
    },
  };
}

export type ConnectedCourse = Awaited<ReturnType<typeof connectCourse>>;

/** Does what the chores do, until there is nothing left to do now. */
export async function passScores({ services }: Pick<TestApp, 'services'>): Promise<void> {
  // A task that was placed is followed the first time and noted the second time.
  await followScores(services);
  await followScores(services);
  await settleScores(services);
  while ((await scoreSending(services).sendDue()) > 0);
}

/** The only column of a link. */
export function columnOf(platform: FakePlatform, link: PlatformLink): PlatformLineItem {
  const [item] = platform.lineItemsOf(link);
  if (!item) throw new Error('no line item');
  return item;
}
