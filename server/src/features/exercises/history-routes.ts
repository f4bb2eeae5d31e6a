import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { speakerFor } from '../../core/language/speakers.ts';
import { compareVersions, compareWithSource, getVersion, listVersions } from './work/history/history.ts';
import { listUses } from './work/history/uses.ts';
import { listVariantResults } from './work/history/variant-results.ts';
import type { Services } from '../../core/services.ts';

export function exerciseHistoryRoutes(services: Services) {
  return [
    serve(calls.listVersions, ({ exercise, query, browser }) =>
      listVersions(services, exercise, query.before, speakerFor(browser.headers)),
    ),
    serve(calls.getVersion, ({ exercise, params }) => getVersion(services, exercise, params.versionNumber)),
    serve(calls.compareVersions, ({ exercise, query, browser }) =>
      compareVersions(services, exercise, query, speakerFor(browser.headers)),
    ),
    serve(calls.compareWithSource, ({ user, exercise, browser }) =>
      compareWithSource(services, user, exercise, speakerFor(browser.headers)),
    ),
    serve(calls.listUses, ({ user, exercise }) => listUses(services, user, exercise)),
    serve(calls.listVariantResults, ({ exercise }) => listVariantResults(services, exercise)),
  ];
}
