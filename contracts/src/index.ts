import * as administration from './administration/index.ts';
import * as answerComments from './answer-comments/index.ts';
import * as apiTokens from './api-tokens/index.ts';
import * as appeals from './appeals/index.ts';
import * as attempts from './attempts/index.ts';
import * as calendars from './calendars/index.ts';
import * as classrooms from './classrooms/index.ts';
import * as commerce from './commerce/index.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as exercises from './exercises/index.ts';
import * as feedback from './feedback/index.ts';
import * as goals from './goals/index.ts';
import * as images from './images/index.ts';
import * as itemAnalysis from './item-analysis/index.ts';
import * as languages from './languages/index.ts';
import * as lti from './lti/index.ts';
import * as notation from './notation/index.ts';
import * as notifications from './notifications/index.ts';
import * as operations from './operations/index.ts';
import * as polls from './polls/index.ts';
import * as privacy from './privacy/index.ts';
import * as progress from './progress/index.ts';
import * as regrades from './regrades/index.ts';
import * as results from './results/index.ts';
import * as review from './review/index.ts';
import * as samples from './samples/index.ts';
import * as signingIn from './signing-in/index.ts';
import * as tasks from './tasks/index.ts';
import * as trends from './trends/index.ts';
import * as worksheets from './worksheets/index.ts';
import * as tutoring from './tutoring/index.ts';

export * from './administration/index.ts';
export * from './answer-comments/index.ts';
export * from './api-tokens/index.ts';
export * from './appeals/index.ts';
export * from './attempts/index.ts';
export * from './calendars/index.ts';
export * from './classrooms/index.ts';
export * from './core/api-scopes.ts';
export * from './commerce/index.ts';
export * from './core/constants.ts';
export * from './core/endpoint.ts';
export { isEngineWords } from './core/engine-words.ts';
export { fieldMessages } from './core/field-words.ts';
export * from './core/errors.ts';
export * from './core/payload.ts';
export * from './core/wire.ts';
export * from './exercises/index.ts';
export * from './feedback/index.ts';
export * from './goals/index.ts';
export * from './images/index.ts';
export * from './item-analysis/index.ts';
export * from './languages/index.ts';
export * from './lti/index.ts';
export * from './notation/index.ts';
export * from './notifications/index.ts';
export * from './operations/index.ts';
export * from './people/index.ts';
export * from './polls/index.ts';
export * from './privacy/index.ts';
export * from './progress/index.ts';
export * from './regrades/index.ts';
export * from './results/index.ts';
export * from './review/index.ts';
export * from './samples/index.ts';
export * from './signing-in/index.ts';
export * from './tasks/index.ts';
export * from './trends/index.ts';
export * from './worksheets/index.ts';
export * from './tutoring/index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;
}

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [
  signingIn,
  privacy,
  classrooms,
  tasks,
  attempts,
  exercises,
  results,
  regrades,
  appeals,
  answerComments,
  itemAnalysis,
  progress,
  trends,
  goals,
  languages,
  notation,
  review,
  polls,
  worksheets,
  samples,
  images,
  notifications,
  tutoring,
  calendars,
  apiTokens,
  commerce,
  feedback,
  administration,
  lti,
  operations,
].flatMap((feature) => Object.values(feature).filter(isEndpoint));
