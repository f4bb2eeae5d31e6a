import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { createClassWorksheet, createWorksheet } from './work/making.ts';
import { listSheets, listWorksheets, presentWorksheet } from './work/reading.ts';
import type { Services } from '../../core/services.ts';

export function worksheetRoutes(services: Services) {
  return [
    serve(calls.createWorksheet, ({ user, body }) => createWorksheet(services, user, body)),

    serve(calls.createClassWorksheet, ({ user, params, body }) =>
      createClassWorksheet(services, user, params.classId, body),
    ),

    serve(calls.listWorksheets, ({ user, query }) => listWorksheets(services, user, query.page)),

    serve(calls.getWorksheet, async ({ worksheet }) => presentWorksheet(worksheet)),

    serve(calls.listSheets, ({ user, worksheet, query }) => listSheets(services, user, worksheet, query)),
  ];
}
