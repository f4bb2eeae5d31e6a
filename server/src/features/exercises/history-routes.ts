import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { compareVersions, compareWithSource, getVersion, listVersions } from './work/history/history.ts';
import { listUses } from './work/history/uses.ts';
import { listVariantResults } from './work/history/variant-results.ts';
import type { Services } from '../../core/services.ts';

export function exerciseHistoryRoutes(services: Services) {
  return [
    serve(calls.listVersions, ({ exercise, query }) => listVersions(services, exercise, query.before)),
    serve(calls.getVersion, ({ exercise, params }) => getVersion(services, exercise, params.versionNumber)),
    serve(calls.compareVersions, ({ exercise, query }) => compareVersions(services, exercise, query)),
    serve(calls.compareWithSource, ({ user, exercise }) => compareWithSource(services, user, exercise)),
    serve(calls.listUses, ({ user, exercise }) => listUses(services, user, exercise)),
    serve(calls.listVariantResults, ({ exercise }) => listVariantResults(services, exercise)),
  ];
}
