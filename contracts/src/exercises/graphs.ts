import {
  type ChoiceGraph,
  type Choosing,
  type Graph,
  graphTools,
  handleEnds,
  mostHandles,
  type PartGraph,
  pointShapes,
  polygonRules,
} from '@lemma/math/document';
import { z } from 'zod';
import type { Loose } from './loose.ts';

/** zod schemas of answers that are drawn; the types in `math/` explain their meaning. */

const figureName = z.string().max(24);
export const graphCount = z.union([z.int().min(1).max(mostHandles), z.literal('free')]);
export const graphSnap = z.union([z.number().positive(), z.literal(['grid', 'none'])]);

/** The field of a part in a document. */
export const partGraph = z.strictObject({
  figure: figureName,
  tool: z.enum(graphTools),
  count: graphCount.optional(),
  snap: graphSnap.optional(),
  alsoTyped: z.boolean().optional(),
  compare: z.enum(polygonRules).optional(),
});

/** The field of a part whose choices are things of a figure. */
export const choiceGraph = z.strictObject({ figure: figureName, tool: z.literal('choose') });

/** Where the choices of a part are on a figure. */
export const choosing = z.strictObject({
  figure: figureName,
  things: z.array(z.strictObject({ key: z.string(), thing: z.int() })).readonly(),
});

/** The part of it that a learner's page needs. */
export const graph = z.strictObject({
  figure: figureName,
  tool: z.enum(graphTools),
  count: graphCount,
  alsoTyped: z.boolean(),
  isLine: z.boolean(),
  shape: z.enum(pointShapes),
  snap: z.strictObject({ x: z.number(), y: z.number(), stride: z.int(), isPiX: z.boolean(), isPiY: z.boolean() }),
  start: z.array(z.strictObject({ x: z.number(), y: z.number(), end: z.enum(handleEnds).optional() })).readonly(),
});

choiceGraph satisfies z.ZodType<ChoiceGraph>;
choosing satisfies z.ZodType<Loose<Choosing>>;
partGraph satisfies z.ZodType<Loose<PartGraph>>;
graph satisfies z.ZodType<Loose<Graph>>;
