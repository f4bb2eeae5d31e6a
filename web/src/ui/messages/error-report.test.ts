import { expect, it } from 'vitest';
import { errorReport } from './error-report.ts';

it('[F14] reports a render error as a log entry with message and location', () => {
  const report = errorReport(new TypeError('x is undefined'), '\n    at Task (Task.tsx:3)\n    at Page', '/c/12');
  expect(report).toEqual({
    level: 'error',
    type: 'Error boundary',
    message: 'TypeError: x is undefined at /c/12 (at Task (Task.tsx:3))',
  });
});

it('[F14] reports what is thrown even when it is not an error object', () => {
  expect(errorReport('gone', null, '/').message).toBe('gone at /');
});

it('[F14] [X15] keeps the location of an error with many words', () => {
  expect(errorReport('x'.repeat(91), null, '/c/12').message).toBe(`${'x'.repeat(90)}… at /c/12`);
});
