import { offer } from '../../core/own.ts';
import { accountData } from './data/account-store.ts';
import { userData } from './data/user-store.ts';

export { type LockedAccount, publicColumns } from './data/account-store.ts';
export type { UserRow } from './data/user-store.ts';
export { letColleagueIn, notLetIn } from './work/let-in.ts';
export { presentUser } from './work/present-user.ts';
export { completeRoles, describeRoles } from './work/role-sets.ts';
export { systemUser } from './work/system-user.ts';

export const accountQueries = offer(accountData, [
  'findActiveUser',
  'findByEmail',
  'findForSignIn',
  'insertUser',
  'insertUsers',
  'lockAccounts',
  'lockAdministrators',
  'markEmailVerified',
  'selectNotation',
  'selectPasswordHash',
  'updateAccount',
  'updateEmail',
  'updatePassword',
  'updateUnlessTaken',
  'updateUser',
]);

export const userQueries = offer(userData, [
  'countBelongings',
  'countUsers',
  'deleteActingSessions',
  'findUser',
  'holdAdministrators',
  'limitActing',
  'selectClasses',
  'selectUsers',
  'updateDeactivated',
  'updateLetIn',
  'updateRoles',
]);
