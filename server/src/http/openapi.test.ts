import { endpoints } from '@lemma/contracts';
import { expect, it } from 'vitest';
import { whoInWords } from './openapi.ts';

it('names the true callers of polls, of classes and of what assistants may do [P09]', () => {
  const wordsOf = (name: string) => {
    const found = endpoints.find((one) => one.name === name);
    return found && whoInWords(found.who);
  };
  expect(wordsOf('castPollVote')).toBe('who has joined the poll');
  expect(wordsOf('getPoll')).toBe('the owner of the poll, teachers of its class, and staff');
  expect(wordsOf('updateClassroom')).toBe('teachers of the class, and staff');
  expect(wordsOf('getClassroomStudent')).toBe('members of the class, and staff');
  const assistants = endpoints.filter(
    ({ who }) => typeof who === 'object' && 'classroom' in who && who.classroom === 'assistant',
  );
  expect(assistants.length).toBeGreaterThan(0);
  for (const { who } of assistants) expect(whoInWords(who)).toBe('teachers and assistants of the class, and staff');
  const ofAttempts = endpoints.filter(({ who }) => whoInWords(who).includes('whose attempt'));
  expect(ofAttempts.every(({ path }) => path.startsWith('/attempts/'))).toBe(true);
});

it('has words of its own for each kind of caller, so that none is described as another [P09]', () => {
  const words = new Map(endpoints.map(({ who }) => [JSON.stringify(who), whoInWords(who)]));
  expect(words.size).toBeGreaterThan(10);
  expect(new Set(words.values()).size).toBe(words.size);
});
