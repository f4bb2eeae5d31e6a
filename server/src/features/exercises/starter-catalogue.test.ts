import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exercises, exerciseVersions, loadedCatalogues } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadStarterCatalogue, loadStarterCatalogueOnce } from './work/starter-catalogue.ts';

const moved = 'geometry/pythagoras/ladder-against-a-wall';
const former = 'trigonometry/right-triangles/ladder-against-a-wall';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await loadStarterCatalogue(app.services);
});
afterAll(() => app.close());

async function exerciseWithKey(key: string) {
  const [row] = await app.database.db.select().from(exercises).where(eq(exercises.catalogueKey, key));
  return row;
}

it('publishes a corrected or moved starter exercise as a new version of the same exercise, and all others once [M01]', async () => {
  const { db } = app.database;
  const loaded = await exerciseWithKey(moved);
  if (!loaded) throw new Error('the exercise is not loaded');
  const before = { ...loaded.draft, title: 'A ladder', topic: 'trigonometry/right-triangles' };
  await db.update(exercises).set({ draft: before, catalogueKey: former }).where(eq(exercises.id, loaded.id));
  await db.update(exerciseVersions).set({ document: before }).where(eq(exerciseVersions.exerciseId, loaded.id));

  expect((await loadStarterCatalogue(app.services)).loaded).toBe(1);

  expect(await exerciseWithKey(former)).toBeUndefined();
  expect(await exerciseWithKey(moved)).toMatchObject({ id: loaded.id, topic: 'geometry/pythagoras' });
  const versions = await db
    .select()
    .from(exerciseVersions)
    .where(eq(exerciseVersions.exerciseId, loaded.id))
    .orderBy(exerciseVersions.number);
  expect(versions.map(({ number, document }) => [number, document.title])).toEqual([
    [1, 'A ladder'],
    [2, loaded.draft.title],
  ]);
  expect((await loadStarterCatalogue(app.services)).loaded).toBe(0);
});

it('is looked through once, and again when it is another than the one that was loaded', async () => {
  const { db } = app.database;
  const { all } = await loadStarterCatalogueOnce(app.services);
  expect(all).toBeGreaterThan(0);
  expect(await loadStarterCatalogueOnce(app.services)).toEqual({ loaded: 0, all: 0 });

  const [kept] = await db.select().from(loadedCatalogues);
  await db.update(loadedCatalogues).set({ fingerprint: 'of another catalogue' });
  expect(await loadStarterCatalogueOnce(app.services)).toEqual({ loaded: 0, all });
  expect(await db.select().from(loadedCatalogues)).toMatchObject([{ fingerprint: kept?.fingerprint }]);
});
