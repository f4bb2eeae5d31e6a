import { offer } from '../../core/own.ts';
import { recordViewData } from './data/record-view-store.ts';

export { eraseUser } from './work/erase.ts';
export { joinAccounts } from './work/merge.ts';
export { exportPersonalData } from './work/export.ts';

export const recordViewQueries = offer(recordViewData, ['insertActing']);
