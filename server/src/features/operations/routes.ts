import * as calls from '@lemma/contracts';
import { getHealth, getSite, getTime, serverProcessingHeader, serverTimeHeader, version } from '@lemma/contracts';
import { batched } from '../../core/batch/batched.ts';
import { serve } from '../../core/http/serve.ts';
import { sendLogMessage } from './work/log-messages.ts';
import type { Services } from '../../core/services.ts';

export function operationRoutes(services: Services) {
  const ping = batched(async (asked: readonly null[]) => {
    await services.database.ping();
    return asked;
  });
  return [
    serve(getHealth, async () => {
      await ping(null);
      return { status: 'ok' as const, version };
    }),

    serve(getSite, async () => ({
      ...services.environment.site,
      ...(services.paymentProviders.size > 0 ? { isSelling: true as const } : {}),
      ...(services.environment.languages.length > 1 ? { languages: [...services.environment.languages] } : {}),
    })),

    serve(getTime, async ({ query, reply }) => {
      const spt = Math.round(reply.elapsedTime * 1000) / 1000;
      const serverTime = services.now().getTime();
      reply.headers({ 'cache-control': 'no-store', [serverTimeHeader]: serverTime, [serverProcessingHeader]: spt });
      return query.detail === undefined ? null : { serverTime, spt };
    }),

    serve(calls.sendLogMessage, async ({ body }) => {
      await sendLogMessage(services, body);
      return undefined;
    }),
  ];
}
