import type { Gate } from './core/http/gate.ts';
import { noteActing } from './features/administration/acted-calls.ts';
import { noteForeignThing } from './features/administration/foreign-things.ts';
import { checkAttempt } from './features/attempts/access.ts';
import { checkClassroom } from './features/classrooms/access.ts';
import { checkExercise } from './features/exercises/access.ts';
import { checkConfirmation } from './features/identity/confirmation.ts';
import { readVisitor } from './features/identity/read-visitor.ts';
import { checkPoll } from './features/polls/access.ts';
import { noteRecords } from './features/privacy/record-watch.ts';
import type { Services } from './services.ts';

/** What lets callers pass, handed in by the features that know. */
export function createGate(services: Services): Gate {
  return {
    findVisitor: (request) => readVisitor(services, request),
    checks: {
      classroom: checkClassroom(services),
      exercise: checkExercise(services),
      attempt: checkAttempt(services),
      poll: checkPoll(services),
    },
    conditions: [
      ({ endpoint, visitor }) => checkConfirmation(services, endpoint, visitor),
      (admitted) => noteForeignThing(services, admitted),
    ],
    beforeRecords: (admitted) => noteRecords(services, admitted),
    beforeHandling: (admitted) => noteActing(services, admitted),
  };
}
