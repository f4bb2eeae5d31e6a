import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { column } from './rows.ts';
import { exerciseVersions, users } from './tables/index.ts';

/** The title of an exercise as a version of it has it. */
export const titleOfVersion = column(z.string(), sql`${exerciseVersions.document} ->> 'title'`);

/** First and last name of a person. */
export const fullName = column(z.string(), sql`${users.firstName} || ' ' || ${users.lastName}`);
