import {
  listExerciseReports,
  listOpenReports,
  listShares,
  openSharingLink,
  removeShare,
  reportExercise,
  resolveReport,
  setShare,
  setSharingLink,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { addReport, closeReport, listReports } from './work/sharing/reports.ts';
import { openLink, presentShares, setLink, share, unshare } from './work/sharing/sharing.ts';
import { sharingData } from './data/sharing-store.ts';
import type { Services } from '../../core/services.ts';

export function sharingRoutes(services: Services) {
  return [
    serve(listShares, ({ exercise }) => presentShares(services, exercise)),
    serve(setShare, ({ user, exercise, body }) => share(services, user, exercise, body)),
    serve(removeShare, ({ user, exercise, params }) => unshare(services, user, exercise, params.shareId)),
    serve(setSharingLink, ({ user, exercise, body }) => setLink(services, user, exercise, body.level)),
    serve(openSharingLink, ({ user, params, body }) => openLink(services, user, params.exerciseId, body.token)),
    serve(reportExercise, ({ user, exercise, body }) => addReport(services, user, exercise, body)),
    serve(listExerciseReports, ({ user, exercise }) => listReports(services, user, exercise)),
    serve(listOpenReports, ({ user }) => sharingData(services).selectOpenReports(user.id)),
    serve(resolveReport, ({ user, exercise, params, body }) =>
      closeReport(services, user, exercise, { reportId: params.reportId, reply: body.reply }),
    ),
  ];
}
