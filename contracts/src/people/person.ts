import { z } from 'zod';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

/** The roles on the wire (D01). */
export const roles = ['STUDENT', 'ADMIN', 'INSTRUCTOR', 'STAFF', 'superuser'] as const;
export type Role = (typeof roles)[number];

/** Overrides and isolates of the writing direction, which make a text look like another one. */
const directionControls = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u;

/** Letters and signs by their class that every typeface leaves empty: fillers of Hangul, the blank of Braille. */
const emptySigns = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** A person's name as given; any script, seen as it is: no control characters, and something to be seen. */
export const personName = z
  .string()
  .trim()
  .min(1, words(m.enterName))
  .max(80)
  .regex(/^[^\p{Cc}<>]*$/u, words(m.noAngles))
  .refine((name) => !directionControls.test(name), words(m.noTurning))
  .refine((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replaceAll(emptySigns, '')), words(m.enterVisibleName));

export const emailAddress = z.email(words(m.enterEmailLike)).trim().toLowerCase().max(254);

export const user = z.object({
  id: z.uuid(),
  uid: z.uuid(),
  /** Empty for accounts without one. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(roles)),
  isAnonymous: z.boolean(),
  /** For accounts that a school made; empty for the others. */
  userName: z.string(),
  /** False until the link in the mail to this address was followed; true for accounts without an address. */
  isEmailVerified: z.boolean(),
  /** Of teachers: whether they see keys of others' exercises and invite people by mail. False for learners. */
  isLetIn: z.boolean(),
  /** The administrator's name while one is signed in as this user. */
  actingAdministrator: z.string().nullable(),
});
export type User = z.output<typeof user>;
