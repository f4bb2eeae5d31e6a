import {
  applyRegrade,
  downloadRegradePreview,
  getRegrade,
  listMyRegrades,
  listRegrades,
  previewRegrade,
  undoRegrade,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { apply } from './work/apply.ts';
import { listOwn, listRegradesOf, showRegrade, undo } from './work/present.ts';
import { preview, previewRows } from './work/preview.ts';
import { tableDownload } from '../../core/files/download.ts';
import { sendDownload } from '../../core/http/send-download.ts';
import type { Services } from '../../core/services.ts';

export function regradeRoutes(services: Services) {
  return [
    serve(previewRegrade, ({ user, params, query }) => preview(services, user, params, query)),

    serve(downloadRegradePreview, async ({ user, params, query, reply }) => {
      const rows = await previewRows(services, user, params, query);
      const day = services.now().toISOString().slice(0, 10);
      const file = tableDownload(inTurn(rows), { name: `regrade-${day}.csv`, format: 'csv', at: services.now() });
      return sendDownload(reply, file);
    }),

    serve(applyRegrade, ({ user, params, body }) => apply(services, user, params, body)),

    serve(listRegrades, ({ params }) => listRegradesOf(services, params)),

    serve(getRegrade, ({ params, query }) => showRegrade(services, { ...params, ...query })),

    serve(undoRegrade, ({ user, params }) => undo(services, user, params)),

    serve(listMyRegrades, ({ attempt }) => listOwn(services, attempt)),
  ];
}

async function* inTurn<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
