import { message } from '@lemma/contracts/messages';

export const loading = message('commerce.loading', 'Loading', 'SellingOnly, title');
