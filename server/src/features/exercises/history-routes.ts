import {
  compareVersions,
  compareWithSource,
  getVersion,
  listUses,
  listVariantResults,
  listVersions,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { compare, presentSourceChanges, presentVersion, presentVersions } from './work/history/history.ts';
import { presentUses } from './work/history/uses.ts';
import { presentVariantResults } from './work/history/variant-results.ts';
import type { Services } from '../../core/services.ts';

export function exerciseHistoryRoutes(services: Services) {
  return [
    serve(listVersions, ({ exercise, query }) => presentVersions(services, exercise, query.before)),
    serve(getVersion, ({ exercise, params }) => presentVersion(services, exercise, params.versionNumber)),
    serve(compareVersions, ({ exercise, query }) => compare(services, exercise, query)),
    serve(compareWithSource, ({ user, exercise }) => presentSourceChanges(services, user, exercise)),
    serve(listUses, ({ user, exercise }) => presentUses(services, user, exercise)),
    serve(listVariantResults, ({ exercise }) => presentVariantResults(services, exercise)),
  ];
}
