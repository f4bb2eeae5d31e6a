import { expect, it } from 'vitest';
import { declaredMessages } from '../../testing/declared-messages.ts';

/** Sentences that the requirements give word for word. Other languages say them freely. */
const sentences = [
  ['X02', 'Authentication network error'],
  ['X02', 'Authentication error'],
  ['X03', 'There was an error reading the server response'],
  ['X04', 'Resource not found'],
  ['X04', 'Permission denied'],
  ['X04', 'There was a problem with the request'],
  ['X04', 'Internal server error'],
  ['X04', 'An error occurred while fetching the data.'],
  ['X05', "Sorry! Something went wrong on our end! We're looking into it."],
  ['X05', 'Network error, please try again.'],
  ['X05', "There was a problem handling the request, we're looking into this."],
  ['X06', 'Invalid payload'],
  ['X06', 'Invalid server response'],
  ['X07', 'There was a problem loading your account'],
  ['X07', 'Unauthorized, please login'],
  ['X07', 'Service unavailable, please try again later.'],
  ['X10', 'There was problem during logout, please try again'],
  ['X12', 'No user'],
  ['X13', 'An update is available, refresh to get the latest version.'],
  ['V08', 'Not quite, keep it up though!'],
  ['V08', 'Great!'],
  ['F09', 'Jump to content'],
  ['F12', 'Sorry...'],
  ['F12', "Something went wrong. We'll get this fixed as soon as possible!"],
  ['F13', "An unexpected error occurred. We'll get this fixed as soon as possible!"],
  ['F15', 'There was a problem loading this component'],
  ['F15', 'Error...'],
  ['P07', 'You must sign in to perform this action'],
] as const;

it.each(sentences)('[%s] has a message with exactly these words: %s', async (_requirement, words) => {
  expect((await declaredMessages('{server,contracts,web}')).map(({ text }) => text)).toContain(words);
});

it('messages that are marked as fixed have the words of their requirement', async () => {
  const fixed = (await declaredMessages('{server,contracts,web}')).filter((message) => message.fixed !== undefined);
  expect(fixed.length).toBeGreaterThan(0);
  const known = new Set(sentences.map(([requirement, words]) => `${requirement} ${words}`));
  expect(fixed.map(({ fixed, text }) => `${fixed} ${text}`).filter((one) => !known.has(one))).toEqual([]);
});
