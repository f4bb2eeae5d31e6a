import { message } from '@lemma/contracts/messages';

export const loading = message('ui.waiting.loading', 'Loading', 'LoadingBar');
