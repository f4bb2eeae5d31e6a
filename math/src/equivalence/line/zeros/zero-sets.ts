import type { Place } from '../place.ts';

/** start + k·period for all integers k. */
export interface Family {
  readonly start: Place;
  readonly period: Place;
}

/** Real numbers among which all zeros of a function are, if complete. Some of them need not be zeros. */
export interface Zeros {
  readonly places: readonly Place[];
  readonly families: readonly Family[];
  readonly complete: boolean;
  /** There are others too close together, to 0 or to infinity for the digits that are kept. */
  readonly outOfReach?: boolean;
  /** Between them a function may jump from 0 and back, as ⌊x⌋ − 4 does. */
  readonly hasSteps?: boolean;
}

export const noZeros: Zeros = { places: [], families: [], complete: true };
export const unknownZeros: Zeros = { places: [], families: [], complete: false };

export const unreachableZeros: Zeros = { ...unknownZeros, outOfReach: true };

export function joined(parts: readonly Zeros[]): Zeros {
  return {
    places: parts.flatMap(({ places }) => places),
    families: parts.flatMap(({ families }) => families),
    complete: parts.every(({ complete }) => complete),
    outOfReach: parts.some(({ outOfReach }) => outOfReach === true),
    hasSteps: parts.some(({ hasSteps }) => hasSteps === true),
  };
}
