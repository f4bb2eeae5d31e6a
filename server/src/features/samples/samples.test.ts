import { checkSample, drawSample } from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadStarterCatalogue } from '../exercises/starter-catalogue.ts';
import { sampleKeys } from './sample-keys.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await loadStarterCatalogue(app.services);
});
afterAll(() => app.close());

it('every sample stands in the starter catalogue', async () => {
  const versions = await app.services.exercises.selectVersionsByCatalogueKey(sampleKeys);
  expect(versions).toHaveLength(sampleKeys.length);
});

it('loads the starter catalogue once [M01]', async () => {
  expect((await loadStarterCatalogue(app.services)).loaded).toBe(0);
});

it('is marked without an account, and its ticket tells neither version nor seed [R01] [SC3]', async () => {
  const visitor = app.visitor();
  const sample = await visitor.call(drawSample, {});
  const payloads = sample.ticket.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(payloads.join(' ')).not.toMatch(/seed|versionId/);
  const answers = sample.variant.parts.map((part) => ({ part: part.name, value: 'x^{' }));
  const { verdict } = await visitor.call(checkSample, { body: { ticket: sample.ticket, answers } });
  expect(verdict.outcome).toBe('invalid');
});

it('refuses a ticket that it did not seal', async () => {
  const answer = await app
    .visitor()
    .tryCall(checkSample, { body: { ticket: 'a.b.c.d.e', answers: [{ part: 'x', value: '1' }] } });
  expect(answer.status).toBe(400);
  expect(answer.body).toHaveProperty('ticket');
});
