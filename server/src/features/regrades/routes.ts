import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { speakerFor, speakerForBrowser } from '../../core/language/speakers.ts';
import { applyRegrade } from './work/apply.ts';
import { listMyRegrades, listRegrades, getRegrade, undoRegrade } from './work/present.ts';
import { previewRegrade, previewRows } from './work/preview.ts';
import { tableDownload } from '../../core/files/download.ts';
import { sendDownload } from '../../core/http/send-download.ts';
import type { Services } from '../../core/services.ts';

export function regradeRoutes(services: Services) {
  return [
    serve(calls.previewRegrade, ({ user, params, query, request }) =>
      previewRegrade(services, user, params, query, speakerFor(request.headers)),
    ),

    serve(calls.downloadRegradePreview, async ({ user, params, query, request, reply }) => {
      const rows = await previewRows(services, user, params, query, speakerForBrowser(request));
      const day = services.now().toISOString().slice(0, 10);
      const file = tableDownload(inTurn(rows), { name: `regrade-${day}.csv`, format: 'csv', at: services.now() });
      return sendDownload(reply, file);
    }),

    serve(calls.applyRegrade, ({ user, params, body }) => applyRegrade(services, user, params, body)),

    serve(calls.listRegrades, ({ params }) => listRegrades(services, params)),

    serve(calls.getRegrade, ({ params, query, request }) =>
      getRegrade(services, { ...params, ...query }, speakerFor(request.headers)),
    ),

    serve(calls.undoRegrade, ({ user, params }) => undoRegrade(services, user, params)),

    serve(calls.listMyRegrades, ({ attempt }) => listMyRegrades(services, attempt)),
  ];
}

async function* inTurn<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
