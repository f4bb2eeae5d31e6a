import type { Database } from '../../../core/db/open-database.ts';
import { ownData } from '../../../core/own.ts';
import { loginQueries } from './login-store.ts';

export const launchData = ownData(({ db }: Pick<Database, 'db'>, now: () => Date) => loginQueries(db, now));
