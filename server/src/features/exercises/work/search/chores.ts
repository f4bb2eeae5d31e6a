import { shapesMark } from './formulas/shapes.ts';
import { searchColumns } from './columns.ts';
import { type Chore, repeatPaced } from '../../../../core/chores.ts';
import { exerciseData } from '../../data/exercise-store.ts';
import { catalogueData } from '../../data/search/search-store.ts';
import type { Services } from '../../../../core/services.ts';

const everyMs = 5 * 60 * 1000;
const indexEveryMs = 60 * 1000;
const mostAtOnce = 200;

/** Every five minutes: how often exercises were answered, and how often right. Every minute: what an older server indexed. */
export const catalogueChores = (services: Services): Chore[] => {
  let isAllNew = false;
  return [
    {
      what: 'counting answers to exercises',
      everyMs,
      work: () => repeatPaced(() => catalogueData(services).addAnswerCounts()),
    },
    {
      what: 'indexing the shapes of formulas',
      everyMs: indexEveryMs,
      work: async () => {
        if (!isAllNew) isAllNew = await indexShapes(services);
      },
    },
  ];
};

/** Indexes some exercises whose shapes are missing or old; returns whether there are none left. */
export async function indexShapes(services: Services): Promise<boolean> {
  const rows = await catalogueData(services).selectWithoutMark(shapesMark, mostAtOnce);
  for (const { id, status, draft, sample, revision, ownerName } of rows) {
    const version = status === 'PB' ? await exerciseData(services).selectLatestVersion(id) : null;
    const { searchVector } = searchColumns(version?.document ?? draft, ownerName, sample);
    await catalogueData(services).updateIndex(id, revision, searchVector);
  }
  return rows.length === 0;
}
