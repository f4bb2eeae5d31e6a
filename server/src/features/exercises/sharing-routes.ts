import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { addReport, resolveReport, listExerciseReports } from './work/sharing/reports.ts';
import { openSharingLink, listShares, setLink, share, removeShare } from './work/sharing/sharing.ts';
import { sharingData } from './data/sharing-store.ts';
import type { Services } from '../../core/services.ts';

export function sharingRoutes(services: Services) {
  return [
    serve(calls.listShares, ({ exercise }) => listShares(services, exercise)),
    serve(calls.setShare, ({ user, exercise, body }) => share(services, user, exercise, body)),
    serve(calls.removeShare, ({ user, exercise, params }) => removeShare(services, user, exercise, params.shareId)),
    serve(calls.setSharingLink, ({ user, exercise, body }) => setLink(services, user, exercise, body.level)),
    serve(calls.openSharingLink, ({ user, params, body }) =>
      openSharingLink(services, user, params.exerciseId, body.token),
    ),
    serve(calls.reportExercise, ({ user, exercise, body }) => addReport(services, user, exercise, body)),
    serve(calls.listExerciseReports, ({ user, exercise }) => listExerciseReports(services, user, exercise)),
    serve(calls.listOpenReports, ({ user }) => sharingData(services).selectOpenReports(user.id)),
    serve(calls.resolveReport, ({ user, exercise, params, body }) =>
      resolveReport(services, user, exercise, { reportId: params.reportId, reply: body.reply }),
    ),
  ];
}
