import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { reportExercise, resolveReport, listExerciseReports } from './work/sharing/reports.ts';
import { openSharingLink, listShares, setSharingLink, setShare, removeShare } from './work/sharing/sharing.ts';
import { sharingData } from './data/sharing-store.ts';
import type { Services } from '../../core/services.ts';

export function sharingRoutes(services: Services) {
  return [
    serve(calls.listShares, ({ exercise }) => listShares(services, exercise)),
    serve(calls.setShare, ({ user, exercise, body }) => setShare(services, user, exercise, body)),
    serve(calls.removeShare, ({ user, exercise, params }) => removeShare(services, user, exercise, params.shareId)),
    serve(calls.setSharingLink, ({ user, exercise, body }) => setSharingLink(services, user, exercise, body.level)),
    serve(calls.openSharingLink, ({ user, params, body }) =>
      openSharingLink(services, user, params.exerciseId, body.token),
    ),
    serve(calls.reportExercise, ({ user, exercise, body }) => reportExercise(services, user, exercise, body)),
    serve(calls.listExerciseReports, ({ user, exercise }) => listExerciseReports(services, user, exercise)),
    serve(calls.listOpenReports, ({ user }) => sharingData(services).selectOpenReports(user.id)),
    serve(calls.resolveReport, ({ user, exercise, params, body }) =>
      resolveReport(services, user, exercise, { reportId: params.reportId, reply: body.reply }),
    ),
  ];
}
