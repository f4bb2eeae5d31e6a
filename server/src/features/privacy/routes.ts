import {
  eraseMyData,
  exportMyData,
  getRetention,
  listRecordViews,
  mergeAccounts,
  setRetention,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { merge } from './work/merge.ts';
import { changeRetention, readRetention } from './work/retention.ts';
import { eraseOwnData, listViews, exportOwnData } from './work/own-records.ts';
import type { Services } from '../../core/services.ts';
import { sendDownload } from '../../core/http/send-download.ts';

export function privacyRoutes(services: Services) {
  return [
    serve(mergeAccounts, (call) => merge(services, call.user, call.body, call.browser)),

    serve(exportMyData, async ({ user, reply }) => sendDownload(reply, await exportOwnData(services, user))),

    serve(eraseMyData, async (call) => {
      await eraseOwnData(services, call.user, call.body, call.browser);
      return undefined;
    }),

    serve(listRecordViews, ({ user, query }) => listViews(services, user.id, query.page)),

    serve(getRetention, ({ params, query }) => readRetention(services, params.classId, query.months)),

    serve(setRetention, async ({ params, user, body }) => {
      await changeRetention(services, { classId: params.classId, actorId: user.id, months: body.months });
      return undefined;
    }),
  ];
}
