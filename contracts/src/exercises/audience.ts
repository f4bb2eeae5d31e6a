import { z } from 'zod';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

/**
 * Audiences of a published exercise, in addition to its owner and the people it is shared with (D23).
 *
 * | audience | finds it |
 * |---|---|
 * | me | no one else |
 * | named | the teachers and assistants of the classes that are named |
 * | school | every teacher of this instance who was let in |
 * | everybody | every teacher, and visitors by its samples and its tip page |
 */
export const audiences = ['me', 'named', 'school', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

const audience = z.enum(audiences, words(m.chooseFinders));
const mostClasses = 50;

/** The choice of an audience. Classes count only where `audience` is `named`. */
export const audienceChoice = z.strictObject({
  audience,
  classIds: z.array(z.uuid()).max(mostClasses).default([]),
});
export type AudienceChoice = z.output<typeof audienceChoice>;

/** As editors see it. */
export const exerciseAudience = z.object({
  audience,
  /** The classes that are named; empty for those who may not let others in. */
  classIds: z.array(z.uuid()),
  /** False until an audience is chosen; meanwhile it is the owner's last choice elsewhere. */
  isChosen: z.boolean(),
});
