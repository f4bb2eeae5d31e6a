import type { ExerciseDocument } from '@lemma/math';
import type { Rewind } from './rewind.ts';
import { keepState } from './rewind.ts';
import { sellingVariables } from '../commerce/fake-stripe.ts';
import { squareOfSum } from '../classes/exercise-documents.ts';
import { addShopThings } from '../commerce/shop-things.ts';
import { openTestApp, type TestApp, type TestClient } from '../test-app.ts';
import { addClassThings, openRoom } from './class-things.ts';
import { addAccountThings } from './account-things.ts';
import { addExerciseThings } from './exercise-things.ts';
import { addHelpThings } from './help/help-things.ts';
import { addCourseThings } from './lti/course-things.ts';
import { addLaunchThings } from './lti/launch-things.ts';
import { addPlatformThings } from './lti/platform-things.ts';
import { addPollThings } from './poll-things.ts';

export type Person = Awaited<ReturnType<TestApp['signUpAs']>>;
export type Room = Awaited<ReturnType<typeof openRoom>>;
export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * A school in which every endpoint has something to do, and which can be put back to how it was. The exercise of its class
 * asks to expand the square of a sum, in this document or another of its shape.
 */
export async function openWorld(document: ExerciseDocument = squareOfSum) {
  const app = await openTestApp({ variables: { LIMIT_CALLS: 'off', ...sellingVariables } });
  const room = await openRoom(app, document);
  const exercise = await addExerciseThings(app, room);
  const inClass = await addClassThings(app, room);
  const poll = await addPollThings(app, room);
  const help = await addHelpThings(room, exercise.picture);
  const account = await addAccountThings(app, room);
  const { learner, superuser } = room.people;
  const shop = await addShopThings(app, {
    learnerId: learner.user.id,
    adminId: superuser.user.id,
    classId: room.params.classId,
  });
  const platform = await addPlatformThings(app, room);
  const course = await addCourseThings(app, room);
  const launch = await addLaunchThings(app, room, platform.params);
  const clients: Record<string, TestClient> = {
    visitor: app.visitor(),
    ...room.people,
    ...account.people,
    ...course.people,
    anonymous: inClass.anonymous,
    voter: room.people.learner,
  };
  const rewind: Rewind = await keepState(app, Object.values(clients));
  return {
    app,
    room,
    exercise,
    inClass,
    poll,
    account,
    course,
    shop,
    clients,
    rewind,
    /** A thing for each parameter of a path. */
    params: {
      ...room.params,
      ...exercise.params,
      ...inClass.params,
      ...poll.params,
      ...help.params,
      ...account.params,
      ...shop.params,
      ...platform.params,
      ...course.params,
      ...launch.params,
    },
    close: async () => {
      await course.close();
      await app.close();
    },
  };
}
