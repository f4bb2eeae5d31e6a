import { z } from 'zod';
import { words } from './field-words.ts';
import * as m from './messages.ts';

/*
 * Limits of what requests carry, so that whatever passes a schema can be kept and reckoned with: the database has whole
 * numbers of 32 bits and no year 0, and a century to either side leaves room for accommodations and time zones.
 */

const [firstYear, lastYear] = ['1900', '2200'];
const isOfOurTime = (text: string) => text >= firstYear && text < lastYear;
const ofOurTime = words(m.enterRecentDay);

/** A day as people choose it. */
export const day = z.iso.date(words(m.enterDay)).refine(isOfOurTime, ofOurTime);

/** A moment as people choose it, in any time zone. */
export const moment = z.iso.datetime({ offset: true, message: words(m.enterMoment) }).refine(isOfOurTime, ofOurTime);

/** A moment as a program notes it, in UTC. */
export const notedMoment = z.iso.datetime().refine(isOfOurTime, ofOurTime);

/** The number of something that is counted from 1: a variant, a revision. */
export const ordinal = z.int().min(1).max(2_147_483_647);
