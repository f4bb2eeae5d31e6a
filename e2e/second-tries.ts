/**
 * How many tests of a run may pass only on the second try. Each is named at the end with what it waited for, and is
 * a fault to be found, of the product more often than of the test; a single one does not keep other work from landing.
 */
export const mostSecondTries = 2;
