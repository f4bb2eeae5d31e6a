import { message } from '@lemma/contracts/messages';

export const storageLost = message(
  'reports.storageLost',
  "The connection to this browser's storage was lost, so what you type cannot be kept on this device. Refresh the page to continue. If this happens again, contact support.",
  'LostDatabase',
);
export const storageLostWriteTo = message(
  'reports.storageLostWriteTo',
  "The connection to this browser's storage was lost, so what you type cannot be kept on this device. Refresh the page to continue. If this happens again, contact support at <link>{email}</link>.",
  'LostDatabase',
);
export const refreshPage = message('reports.refreshPage', 'Refresh the page', 'LostDatabase, offerRefresh, title');
export const stay = message('reports.stay', 'Stay', 'LostDatabase, offerRefresh, label');
export const refresh = message('reports.refresh', 'Refresh', 'LostDatabase, offerRefresh, label');
