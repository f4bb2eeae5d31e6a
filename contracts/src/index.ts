import * as accounts from './accounts.ts';
import * as administration from './administration.ts';
import * as attempts from './attempts.ts';
import * as classrooms from './classrooms.ts';
import type { Endpoint } from './endpoint.ts';
import * as exerciseHistory from './exercise-history.ts';
import * as exerciseTransfer from './exercise-transfer.ts';
import * as exercises from './exercises.ts';
import * as feedback from './feedback.ts';
import * as identity from './identity.ts';
import * as images from './images.ts';
import * as operations from './operations.ts';
import * as passwords from './passwords.ts';
import * as privacy from './privacy.ts';
import * as results from './results.ts';
import * as samples from './samples.ts';
import * as schoolAccounts from './school-accounts.ts';
import * as sharing from './sharing.ts';
import * as tasks from './tasks.ts';

export * from './accounts.ts';
export * from './administration.ts';
export * from './attempts.ts';
export * from './classrooms.ts';
export * from './constants.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export { exerciseDocument } from './exercise-document.ts';
export * from './exercise-history.ts';
export * from './exercise-transfer.ts';
export * from './exercises.ts';
export * from './feedback.ts';
export * from './identity.ts';
export * from './image-widths.ts';
export * from './images.ts';
export * from './operations.ts';
export * from './passwords.ts';
export * from './payload.ts';
export * from './privacy.ts';
export * from './results.ts';
export * from './samples.ts';
export * from './school-accounts.ts';
export * from './sharing.ts';
export * from './tasks.ts';
export * from './wire.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;
}

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  schoolAccounts,
  passwords,
  identity,
  privacy,
  classrooms,
  tasks,
  attempts,
  exercises,
  exerciseHistory,
  exerciseTransfer,
  sharing,
  results,
  samples,
  images,
  feedback,
  administration,
  operations,
].flatMap((feature) => Object.values(feature).filter(isEndpoint));
