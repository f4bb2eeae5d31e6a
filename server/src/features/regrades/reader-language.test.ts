import { applyRegrade, downloadRegradePreview, getRegrade, previewRegrade } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClassOf, publishAgain, withKey } from '../../testing/classes/class-of.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('says why answers are marked anew, and the obstacles, in the language of the page', async () => {
  const { work, teacher, itemPath, exerciseId } = await openClassOf(app, ['Ada']);
  await work('Ada', { a: '2', b: '4' });
  teacher.sendAlways({ 'accept-language': 'de' });
  const query = { policy: 'never-lower' as const };
  const look = () => teacher.call(previewRegrade, { params: itemPath, query });
  expect((await look()).policies[0]?.obstacle).toMatch(/^Es gibt keine neuere Version der Aufgabe\./);
  const refused = await teacher.tryCall(applyRegrade, {
    params: itemPath,
    body: { ...query, id: newId(), part: null, appeal: null, basis: (await look()).basis, reason: 'x' },
  });
  expect(refused.body).toMatchObject({ detail: expect.stringMatching(/^Es gibt keine neuere Version/) });

  await publishAgain(teacher, exerciseId, withKey('b', { value: '4' }));
  const why = 'Dasselbe wie eine angenommene Antwort.';
  const { rows, basis } = await look();
  expect(rows[0]?.changes[0]?.why).toBe(why);
  const table = await teacher.tryCall(downloadRegradePreview, { params: itemPath });
  expect(table.raw).toContain('Nachname,Vorname,Antwort,Bewertung vorher,Bewertung nachher,Warum,');
  expect(table.raw).toContain(`,teilweise,richtig,${why},1,2`);
  const id = newId();
  const body = { ...query, id, part: null, appeal: null, basis, reason: 'Vier ist richtig.' };
  await teacher.call(applyRegrade, { params: itemPath, body });
  const done = await teacher.call(getRegrade, { params: { ...itemPath, regradeId: id } });
  expect(done.rows[0]?.changes[0]?.why).toBe(why);
});
