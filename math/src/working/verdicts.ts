import type { LineVerdict, Step } from './steps.ts';

/** The verdict of a line that is held to follow. */
export function plainly(own: Step): LineVerdict {
  if (own.step === 'begins') return { verdict: 'first', says: own.says };
  return lineVerdict(own.step, own);
}

/** A verdict with what the step itself says. */
export function lineVerdict(verdict: LineVerdict['verdict'], { step, says, solutions, error }: Step): LineVerdict {
  return {
    verdict,
    ...(step === 'begins' ? {} : { step }),
    says,
    ...(solutions && { solutions }),
    ...(error && { error: { id: error.id, name: error.name } }),
  };
}
