import { z } from 'zod';
import { pointMeasures } from './point.ts';
import { rankingMeasures } from './ranking.ts';
import { scaleMeasures } from './scale.ts';

/** Figures of a round that its groups do not show, for the kinds that have them. */
export const pollMeasures = z.discriminatedUnion('kind', [rankingMeasures, scaleMeasures, pointMeasures]);
export type PollMeasures = z.output<typeof pollMeasures>;
