import {
  compareVersions,
  compareWithSource,
  getVersion,
  listUses,
  listVariantResults,
  listVersions,
  takeNewVersion,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../services.ts';
import { compare, presentSourceChanges, presentVersion, presentVersions } from './work/history/history.ts';
import { presentUses, takeNewest } from './work/history/uses.ts';
import { presentVariantResults } from './work/history/variant-results.ts';

export function exerciseHistoryRoutes(services: Services) {
  return [
    serve(listVersions, ({ exercise, query }) => presentVersions(services, exercise, query.before)),
    serve(getVersion, ({ exercise, params }) => presentVersion(services, exercise, params.versionNumber)),
    serve(compareVersions, ({ exercise, query }) => compare(services, exercise, query)),
    serve(compareWithSource, ({ user, exercise }) => presentSourceChanges(services, user, exercise)),
    serve(listUses, ({ user, exercise }) => presentUses(services, user, exercise)),
    serve(listVariantResults, ({ exercise }) => presentVariantResults(services, exercise)),
    serve(takeNewVersion, ({ user, params }) => takeNewest(services, user, params)),
  ];
}
