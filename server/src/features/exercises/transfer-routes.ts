import * as calls from '@lemma/contracts';
import { exportExercises, getExerciseFormat, transferFile, transferType } from '@lemma/contracts';
import { z } from 'zod';
import { inTurns } from '../../core/engine/turns.ts';
import { serve } from '../../core/http/serve.ts';
import { writeTransferFile } from './work/transfer/export.ts';
import { importExercises } from './work/transfer/import.ts';
import type { Services } from '../../core/services.ts';

const schema = JSON.stringify(
  { title: 'Lemma exercises', ...z.toJSONSchema(transferFile, { io: 'input', unrepresentable: 'any' }) },
  null,
  2,
);

/** Two files at a time are read, and their senders are served in turn. */
const inImportLane = inTurns({ atOnce: 2, mostWaitingEach: 5, mostWaiting: 50, patienceMs: 30_000 });

export function exerciseTransferRoutes(services: Services) {
  return [
    serve(exportExercises, async ({ user, query, reply }) =>
      reply
        .header('content-type', transferType)
        .header('content-disposition', 'attachment; filename="lemma-exercises.json"')
        .header('cache-control', 'no-store')
        .send(await writeTransferFile(services, user, query)),
    ),
    serve(calls.importExercises, ({ user, request }) =>
      inImportLane(() => importExercises(services, user, request.body)),
    ),
    serve(getExerciseFormat, async ({ reply }) =>
      reply
        .header('content-type', 'application/schema+json')
        .header('cache-control', 'public, max-age=3600')
        .send(schema),
    ),
  ];
}
