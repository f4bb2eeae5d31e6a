import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { mergeAccounts } from './work/merge.ts';
import { setRetention, getRetention } from './work/retention.ts';
import { eraseMyData, listRecordViews, exportMyData } from './work/own-records.ts';
import { speakerFor, speakerForBrowser } from '../../core/language/speakers.ts';
import type { Services } from '../../core/services.ts';
import { sendDownload } from '../../core/http/send-download.ts';

export function privacyRoutes(services: Services) {
  return [
    serve(calls.mergeAccounts, (call) => mergeAccounts(services, call.user, call.body, call.browser)),

    serve(calls.exportMyData, async ({ user, request, reply }) =>
      sendDownload(reply, await exportMyData(services, user, speakerForBrowser(request))),
    ),

    serve(calls.eraseMyData, async (call) => {
      await eraseMyData(services, call.user, call.body, call.browser);
      return undefined;
    }),

    serve(calls.listRecordViews, ({ user, query, request }) =>
      listRecordViews(services, user.id, query.page, speakerFor(request.headers)),
    ),

    serve(calls.getRetention, ({ params, query }) => getRetention(services, params.classId, query.months)),

    serve(calls.setRetention, async ({ params, user, body }) => {
      await setRetention(services, { classId: params.classId, actorId: user.id, months: body.months });
      return undefined;
    }),
  ];
}
