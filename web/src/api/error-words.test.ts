import { describe, expect, it } from 'vitest';
import { fieldErrorsFor, formErrorFor, wordsFor } from './error-words.ts';
import { errorOfAnswer, FetchError } from './fetch-error.ts';

describe('errorOfAnswer', () => {
  it.each([
    [404, 'Resource not found'],
    [401, 'Permission denied'],
    [403, 'Permission denied'],
    [400, 'There was a problem with the request'],
    [500, 'Internal server error'],
    [418, 'An error occurred while fetching the data.'],
  ])('[X04] status %i reads "%s"', (status, message) => {
    expect(errorOfAnswer(status, undefined).message).toBe(message);
  });
  it("[X04] a 404 has the field error 'Not found'", () => {
    expect(errorOfAnswer(404, { detail: 'gone' }).info).toEqual({ nonFieldErrors: ['Not found'] });
  });
  it('[X04] [V07] the body of a 400 becomes the field errors', () => {
    const error = errorOfAnswer(400, { email: ['Is taken.'], nonFieldErrors: ['Try later.'] });
    expect(error.info).toEqual({ email: ['Is taken.'], nonFieldErrors: ['Try later.'] });
    expect(fieldErrorsFor(error)).toEqual({ email: 'Is taken.' });
  });
  it('keeps the code that clients act upon', () => {
    expect(errorOfAnswer(409, { detail: 'x', code: 'attempt/closed' }).code).toBe('attempt/closed');
  });
});

describe('FetchError', () => {
  it('[X06] knows unknown, server, network and client errors by their codes', () => {
    expect([200, 503, 0, 404].map((status) => new FetchError(status, '').kind)).toEqual([1, 2, 3, 4]);
  });
});

describe('wordsFor', () => {
  it.each([500, 502, 503])('[X05] a %i is our fault', (status) => {
    expect(wordsFor(errorOfAnswer(status, { detail: 'stack' }))).toBe(
      "Sorry! Something went wrong on our end! We're looking into it.",
    );
  });
  it('says that the server can save nothing, which no other words tell', () => {
    const detail = 'The server has no room left to save this. What is there can still be read.';
    expect(wordsFor(errorOfAnswer(503, { detail, code: 'server/read-only' }))).toBe(detail);
  });
  it('[X05] no network', () => {
    expect(wordsFor(new FetchError(0, ''))).toBe('Network error, please try again.');
    expect(wordsFor(new TypeError('Failed to fetch'))).toBe('Network error, please try again.');
  });
  it('[X05] a 4xx says its first non-field error, else its first field error', () => {
    expect(wordsFor(errorOfAnswer(400, { email: ['Is taken.'], nonFieldErrors: ['Try later.'] }))).toBe('Try later.');
    expect(wordsFor(errorOfAnswer(400, { email: ['Is taken.'] }))).toBe('Is taken.');
    expect(wordsFor(errorOfAnswer(409, { detail: 'Saved elsewhere.' }))).toBe('Saved elsewhere.');
  });
  it('[X05] otherwise there was a problem', () => {
    const words = "There was a problem handling the request, we're looking into this.";
    expect(wordsFor(errorOfAnswer(400, {}))).toBe(words);
    expect(wordsFor('what?')).toBe(words);
  });
});

describe('formErrorFor', () => {
  it('[V07] says nothing above the form when every error has its field', () => {
    expect(formErrorFor(errorOfAnswer(400, { email: ['Is taken.'] }), ['email'])).toBeUndefined();
  });
  it('says what belongs to no field of the form', () => {
    expect(formErrorFor(errorOfAnswer(400, { role: ['Choose one.'] }), ['email'])).toBe('Choose one.');
    expect(formErrorFor(new FetchError(0, ''), ['email'])).toBe('Network error, please try again.');
  });
});
