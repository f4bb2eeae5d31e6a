import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { disconnectCourse, listClassCourses, setCourseLeader } from './work/connecting/class-courses.ts';
import { connectLtiCourse, getLtiCourse } from './work/connecting/course.ts';
import { answerLtiChoice, getLtiChoice } from './work/deep-linking/choose.ts';
import { applyRoster, previewRoster, refreshRosters } from './work/roster/sync.ts';

/** Courses of LMSs: connecting them with classes, choosing for their links, and their people. */
export function ltiCourseRoutes(services: Services) {
  return [
    serve(calls.getLtiCourse, ({ user }) => getLtiCourse(services, user)),

    serve(calls.connectLtiCourse, ({ user, body }) => connectLtiCourse(services, user, body)),

    serve(calls.getLtiChoice, ({ user }) => getLtiChoice(services, user)),

    serve(calls.answerLtiChoice, ({ user, body }) => answerLtiChoice(services, user, body)),

    serve(calls.listClassCourses, ({ params }) => listClassCourses(services, params.classId)),

    serve(calls.updateClassCourse, ({ user, params, body }) =>
      setCourseLeader(services, { actorId: user.id, ...params }, body.leader),
    ),

    serve(calls.disconnectClassCourse, async ({ user, params }) => {
      await disconnectCourse(services, { actorId: user.id, ...params });
      return undefined;
    }),

    serve(calls.previewCourseRoster, ({ params }) => previewRoster(services, params)),

    serve(calls.applyCourseRoster, async ({ params, body }) => {
      await applyRoster(services, params, body.fingerprint);
      return listClassCourses(services, params.classId);
    }),

    serve(calls.refreshClassRosters, ({ params }) => refreshRosters(services, params.classId)),
  ];
}
