import { checkSample, createExercise, drawSample, getTip, publishExercise } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { started } from '../../testing/started.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sampleKeys } from './work/sample-keys.ts';
import { exerciseData } from '../exercises/data/exercise-store.ts';

const withoutVariables = {
  ...squareOfSum,
  variables: { direction: 'ltr', list: [{ name: 'a', generator: 'constant', value: '3' }] },
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ filling: started });
});
afterAll(() => app.close());

it('every sample is in the starter catalogue', async () => {
  const versions = await exerciseData(app.services).selectVersionsByCatalogueKey(sampleKeys);
  expect(versions).toHaveLength(sampleKeys.length);
});

it('is marked without an account, and its ticket reveals neither version nor seed [R01] [SC3]', async () => {
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

describe('the tip of an exercise', () => {
  it('shows anybody a worked sample variant, always the same [R12]', async () => {
    const versions = await exerciseData(app.services).selectVersionsByCatalogueKey(sampleKeys);
    const exerciseId = versions[0]?.exerciseId ?? '';
    const tip = await app.visitor().call(getTip, { params: { exerciseId } });
    expect(tip.hints.length).toBeGreaterThan(0);
    expect(tip.solution).not.toBe('');
    expect(`${tip.question}${tip.hints.join('')}${tip.solution}`).not.toContain('{{');
    expect(await app.visitor().call(getTip, { params: { exerciseId } })).toEqual(tip);
    const own = await app.visitor().call(drawSample, { query: { exerciseId } });
    expect(own.title).toBe(tip.title);
  });

  it('is not there for drafts, for what is absent, and for exercises whose every learner gets the same question [R12] [SC3]', async () => {
    const teacher = await app.signUpAs('teacher');
    const { id } = await teacher.call(createExercise, { body: { document: squareOfSum as never } });
    const fixed = await teacher.call(createExercise, { body: { document: withoutVariables as never } });
    await teacher.call(publishExercise, { params: { exerciseId: fixed.id }, body: { revision: 1 } });
    for (const exerciseId of [id, newId(), fixed.id, 'nothing']) {
      const answer = await app.visitor().tryCall(getTip, { params: { exerciseId } });
      expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ detail: 'Resource not found' })]);
    }
    expect((await app.visitor().tryCall(drawSample, { query: { exerciseId: id } })).status).toBe(404);
  });
});
