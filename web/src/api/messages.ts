import { message } from '@lemma/contracts/messages';

export const useWholeNumber = message('api.useWholeNumber', 'Use a whole number.', 'body-schemas');
export const enterNumber = message('api.enterNumber', 'Enter a number.', 'body-schemas');
export const useMultipleOf = message('api.useMultipleOf', 'Use a multiple of {divisor}.', 'body-schemas');
export const useAtLeast = message('api.useAtLeast', 'Use at least {least}.', 'body-schemas');
export const useMoreThan = message('api.useMoreThan', 'Use more than {least}.', 'body-schemas');
export const fillIn = message('api.fillIn', 'Fill this in.', 'body-schemas');
export const useAtLeastCharacters = message(
  'api.useAtLeastCharacters',
  'Use at least {least} characters.',
  'body-schemas',
);
export const useAtMost = message('api.useAtMost', 'Use at most {most}.', 'body-schemas');
export const useLessThan = message('api.useLessThan', 'Use less than {most}.', 'body-schemas');
export const useAtMostCharacters = message(
  'api.useAtMostCharacters',
  'Use at most {most, number} characters.',
  'body-schemas',
);
export const chooseAtLeast = message(
  'api.chooseAtLeast',
  '{least, plural, one {Choose at least one.} other {Choose at least #.}}',
  'body-schemas',
);
export const chooseAtMost = message(
  'api.chooseAtMost',
  '{most, plural, one {Choose at most one.} other {Choose at most #.}}',
  'body-schemas',
);
export const doesNotFit = message('api.doesNotFit', 'This does not fit here.', 'body-schemas');
export const errorReadingServerResponse = message(
  'api.errorReadingServerResponse',
  'There was an error reading the server response',
  'call',
);
export const invalidPayload = message('api.invalidPayload', 'Invalid payload', 'call');
export const sorrySomethingWentWrong = message(
  'api.sorrySomethingWentWrong',
  "Sorry! Something went wrong on our end! We're looking into it.",
  'error-words, server',
);
export const networkErrorPleaseTry = message(
  'api.networkErrorPleaseTry',
  'Network error, please try again.',
  'error-words, network',
);
export const problemHandlingRequestLooking = message(
  'api.problemHandlingRequestLooking',
  "There was a problem handling the request, we're looking into this.",
  'error-words, other',
);
export const resourceNotFound = message('api.resourceNotFound', 'Resource not found', 'fetch-error');
export const permissionDenied = message('api.permissionDenied', 'Permission denied', 'fetch-error');
export const problemWithRequest = message(
  'api.problemWithRequest',
  'There was a problem with the request',
  'fetch-error',
);
export const internalServerError = message('api.internalServerError', 'Internal server error', 'fetch-error');
export const errorOccurredWhileFetching = message(
  'api.errorOccurredWhileFetching',
  'An error occurred while fetching the data.',
  'fetch-error',
);
export const notFound = message('api.notFound', 'Not found', 'fetch-error, nonFieldErrors');
