/**
 * The work of exact algebra is counted in steps (an addition or multiplication of terms, an instruction of a program),
 * never in time: every computation ends, and with the same result on every machine.
 */
/** An exact computation grew beyond what is worth doing. Another method may still reach. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/**
 * The steps of a whole operation are used up: no other method may be tried within it. Only `bounded` catches it, at the
 * border of the operation.
 */
class OutOfSteps extends Error {
  override readonly name = 'OutOfSteps';
}

let forOperation = Infinity;
let forStage = Infinity;
let spent = 0;

/** Steps taken so far by everything: the measure of work in tests. */
export function workDone(): number {
  return spent;
}

/** Steps that the operation in progress may still take; Infinity where nothing bounds it. */
export function stepsLeft(): number {
  return forOperation;
}

/**
 * Grants a number of steps to an operation as a whole; what it calls in turn shares them. Work beyond it throws
 * LimitReached, unless the operation around it has used up its own steps too: then that one ends.
 */
export function bounded<T>(steps: number, operation: () => T): T {
  const outer = forOperation;
  const outerStage = forStage;
  const granted = Math.min(outer, steps);
  forOperation = granted;
  forStage = Infinity;
  try {
    return operation();
  } catch (error) {
    const isSpent = outer - (granted - forOperation) < 0;
    throw error instanceof OutOfSteps && !isSpent ? new LimitReached('too many steps') : error;
  } finally {
    forOperation = outer - (granted - forOperation);
    forStage = outerStage;
  }
}

/** Grants steps to the stage that begins, such as a normal form, within those of the operation. */
export function allowWork(steps: number): void {
  forStage = steps;
}

/** Counts steps of the stage. */
export function spend(steps: number): void {
  forStage -= steps;
  if (forStage < 0) throw new LimitReached('too many steps');
  charge(steps);
}

/** Counts steps that belong to no stage. */
export function charge(steps: number): void {
  spent += steps;
  forOperation -= steps;
  if (forOperation < 0) throw new OutOfSteps('too many steps');
}
