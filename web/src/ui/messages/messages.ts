import { message } from '@lemma/contracts/messages';

export const problemLoadingComponent = message(
  'ui.messages.problemLoadingComponent',
  'There was a problem loading this component',
  'ErrorBoundary, title',
);
export const tryAgain = message('ui.messages.tryAgain', 'Try again', 'ErrorBoundary, button');
export const error = message('ui.messages.error', 'Error...', 'ErrorBoundary, span');
