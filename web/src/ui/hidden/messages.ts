import { message } from '@lemma/contracts/messages';

export const jumpToContent = message('ui.hidden.jumpToContent', 'Jump to content', 'SkipLink, Anchor');
