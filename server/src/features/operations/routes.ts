import { getHealth, version } from '@lemma/contracts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';

export function operationRoutes(services: Services) {
  return [
    serve(getHealth, async () => {
      await services.database.ping();
      return { status: 'ok' as const, version };
    }),
  ];
}
