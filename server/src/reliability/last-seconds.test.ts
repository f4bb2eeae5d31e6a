import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { rushAtEnd } from './last-seconds.ts';

/** The short form; `npm run bench -- last-seconds` runs the full count. */
const [learners, questions] = [8, 3];

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
});
afterEach(() => app.close());

it('loses and refuses no answer that is sent in the last seconds of a test, and takes none that is typed later [RL14]', async () => {
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const report = await rushAtEnd({ url, learners, questions, seconds: 2, seed: Date.now() });
  expect(report.findings).toEqual({
    lost: [],
    countedTwice: [],
    refusedInTime: [],
    takenTooLate: [],
    misjudged: [],
    notHandedIn: [],
  });
  expect(report.counted + report.keptForTeacher).toBe(learners * questions);
});
