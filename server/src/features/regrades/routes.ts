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
import { csvStream } from '../../core/files/csv.ts';
import type { Services } from '../../core/services.ts';

export function regradeRoutes(services: Services) {
  return [
    serve(previewRegrade, ({ user, params, query }) => preview(services, user, params, query)),

    serve(downloadRegradePreview, async ({ user, params, query, reply }) => {
      const rows = await previewRows(services, user, params, query);
      const day = services.now().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="regrade-${day}.csv"`);
      reply.header('cache-control', 'no-store');
      return reply.type('text/csv; charset=utf-8').send(csvStream(inTurn(rows)));
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
