import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { column } from './rows.ts';
import { exerciseVersions, members, users } from './tables/index.ts';

/** The title of an exercise as a version of it has it. */
export const titleOfVersion = column(z.string(), sql`${exerciseVersions.document} ->> 'title'`);

/** First and last name of a person. */
export const fullName = column(z.string(), sql`${users.firstName} || ' ' || ${users.lastName}`);

/** Whether an LMS has made the user for trying out: their work counts in no figure of a class. */
export const isTestUser = (userId: SQL | AnyColumn) =>
  column(z.boolean(), sql`exists (select 1 from lti_people tried where tried.user_id = ${userId} and tried.is_test)`);

export const isTestMember = isTestUser(members.userId);
