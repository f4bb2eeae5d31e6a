export { pageOf } from './work/users.ts';
