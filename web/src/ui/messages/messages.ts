import { message } from '@lemma/contracts/messages';

export const problemLoadingComponent = message(
  'ui.messages.problemLoadingComponent',
  'There was a problem loading this component',
  'ErrorBoundary, title',
);
export const tryAgain = message('ui.messages.tryAgain', 'Try again', 'ErrorBoundary, button');
export const error = message('ui.messages.error', 'Error...', 'ErrorBoundary, span');
export const reloadOrContact = message(
  'ui.messages.reloadOrContact',
  'Reload the page. If it happens again, <support>contact support</support>.',
  'ErrorPage',
);
export const sorry = message('ui.messages.sorry', 'Sorry...', 'ErrorPage', { fixed: 'F12' });
export const somethingWentWrong = message(
  'ui.messages.somethingWentWrong',
  "Something went wrong. We'll get this fixed as soon as possible!",
  'ErrorPage',
  { fixed: 'F12' },
);
export const unexpectedError = message(
  'ui.messages.unexpectedError',
  "An unexpected error occurred. We'll get this fixed as soon as possible!",
  'ErrorPage',
  { fixed: 'F13' },
);
export const reload = message('ui.messages.reload', 'Reload', 'ErrorPage');
export const home = message('ui.messages.home', 'Home', 'ErrorPage');
export const pageNotFound = message('ui.messages.pageNotFound', 'Page not found', 'ErrorPage, NotFoundPage, title');
export const nothingAtAddress = message(
  'ui.messages.nothingAtAddress',
  'There is nothing at this address. Perhaps a link is old, or a letter is missing.',
  'ErrorPage, NotFoundPage',
);
export const messages = message('ui.messages.messages', 'Messages', 'Toasts, ToastProvider, aria-label');
export const dismiss = message('ui.messages.dismiss', 'Dismiss', 'Toasts, ToastView, aria-label');
