import { grantRole } from '../../server/src/features/administration/work/grant.ts';
import { runOnDatabase } from './on-database.ts';

/*
 * npm run grant -- E-MAIL ROLE
 * Gives somebody a role, such as ADMIN to the first administrator.
 */

const [email, role] = process.argv.slice(2);
if (email === undefined || role === undefined) {
  console.error('Say who and what: npm run grant -- teacher@school.org ADMIN');
  process.exitCode = 1;
} else {
  await runOnDatabase(async (database) => {
    const roles = await grantRole(database, { email, role }, () => new Date());
    return `${email} has the roles ${roles.join(', ')}.`;
  });
}
