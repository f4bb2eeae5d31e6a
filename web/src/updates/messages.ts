import { message } from '@lemma/contracts/messages';

export const updateAvailablePageWill = message(
  'updates.updateAvailablePageWill',
  'An update is available, the page will refresh in {seconds} seconds.',
  'UpdateWatch, VisuallyHidden',
);
export const updateAvailablePageWillRefresh = message(
  'updates.updateAvailablePageWillRefresh',
  'An update is available, the page will refresh in {left} seconds.',
  'UpdateWatch, span',
);
export const updateAvailableRefreshTo = message(
  'updates.updateAvailableRefreshTo',
  'An update is available, refresh to get the latest version.',
  'UpdateWatch, message',
);
export const refresh = message('updates.refresh', 'Refresh', 'UpdateWatch, label');
export const runsInstalled = message(
  'updates.runsInstalled',
  '{version} runs, {remote} is installed',
  'UpdateWatch, message',
);
