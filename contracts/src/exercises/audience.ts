import { z } from 'zod';

/**
 * Who finds a published exercise besides its owner and those whom it is shared with (D23).
 *
 * | audience | finds it |
 * |---|---|
 * | me | nobody else |
 * | named | the teachers and assistants of the classes that are named |
 * | school | every teacher of this instance who was let in |
 * | everybody | every teacher, and visitors by its samples and its tip page |
 */
export const audiences = ['me', 'named', 'school', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

const audience = z.enum(audiences, 'Choose who may find it.');
const mostClasses = 50;

/** What is chosen. Classes count only where `audience` is `named`. */
export const audienceChoice = z.strictObject({
  audience,
  classIds: z.array(z.uuid()).max(mostClasses, `Name at most ${mostClasses} classes.`).default([]),
});
export type AudienceChoice = z.output<typeof audienceChoice>;

/** As editors see it. */
export const exerciseAudience = z.object({
  audience,
  /** The classes that are named; empty for those who may not let others in. */
  classIds: z.array(z.uuid()),
  /** False while nobody has chosen: then it is what the owner chose last, elsewhere. */
  isChosen: z.boolean(),
});
