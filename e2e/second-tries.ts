/**
 * Titles of browser tests that may need a second try, each with the reason why the cause cannot be removed here.
 * A test that is not listed and passes only at its second try fails the run.
 */
export const allowedSecondTries: Readonly<Record<string, string>> = {};
