import { endpoints, type Endpoint } from '@lemma/contracts';
import { expect, it } from 'vitest';
import { perform } from '../../testing/every-call/perform.ts';
import { validCall } from '../../testing/every-call/valid-calls.ts';
import { openWorld } from '../../testing/every-call/world.ts';
import { baseWords, describeApi } from './openapi.ts';

/** Everybody in the world, with what the words of the API may mean by them. */
const people = {
  visitor: [],
  anonymous: ['signed in', 'member'],
  learner: ['signed in', 'account', 'member', 'owner of the attempt', 'voter'],
  cem: ['signed in', 'account', 'member'],
  dan: ['signed in', 'account'],
  outsider: ['signed in', 'account'],
  helper: ['signed in', 'account', 'member', 'assistant'],
  teacher: ['signed in', 'account', 'member', 'assistant', 'teacher of the class', 'teacher', 'owner of the exercise'],
  otherTeacher: ['signed in', 'account', 'teacher'],
  staff: ['signed in', 'account', 'staff'],
  superuser: ['signed in', 'account', 'staff', 'administrator'],
  administrator: ['signed in', 'account', 'member', 'owner of the attempt', 'voter', 'acts as somebody'],
} as const;
type Person = keyof typeof people;
type Trait = (typeof people)[Person][number];

/** The meaning of each phrase; an unknown phrase fails the test. */
const meanings: Readonly<Record<string, readonly Trait[] | 'anyone'>> = {
  anyone: 'anyone',
  'everybody who is signed in, with or without an account': ['signed in'],
  'everybody with an account': ['account'],
  'teachers and staff': ['teacher', 'staff'],
  staff: ['staff'],
  administrators: ['administrator'],
  'teachers of the class, and staff with a fresh second factor': ['teacher of the class', 'staff'],
  'teachers and assistants of the class, and staff with a fresh second factor': ['assistant', 'staff'],
  'members of the class, and staff with a fresh second factor': ['member', 'staff'],
  'the learner whose attempt it is, while in the class': ['owner of the attempt'],
  'teachers of the poll’s class, or the person who made a poll without a class, and staff with a fresh second factor': [
    'teacher of the class',
    'staff',
  ],
  'everybody who has joined the poll': ['voter'],
  'the person who made the worksheet, or teachers and assistants of its class, and staff with a fresh second factor': [
    'assistant',
    'staff',
  ],
  'the learner who asked, teachers and assistants of the class, and staff with a fresh second factor': [
    'owner of the attempt',
    'assistant',
    'staff',
  ],
  'teachers and assistants of the class of the help thread, and staff with a fresh second factor': [
    'assistant',
    'staff',
  ],
  'teachers who may see the exercise, and staff': ['teacher', 'staff'],
  'teachers who may edit the exercise, and staff with a fresh second factor': ['owner of the exercise', 'staff'],
  'teachers who may share the exercise, and staff with a fresh second factor': ['owner of the exercise', 'staff'],
  'the owner of the exercise, and staff with a fresh second factor': ['owner of the exercise', 'staff'],
};
const exceptions: Readonly<Record<string, (traits: readonly Trait[]) => boolean>> = {
  'not while an administrator is signed in as them': (traits) => !traits.includes('acts as somebody'),
  // Everybody in the world has just done that, staff with a second factor; `access.test.ts` tries it without.
  'after they have just confirmed who they are': () => true,
};

function mayCall(words: string, person: Person): boolean {
  const traits: readonly Trait[] = people[person];
  const [base = '', ...rest] = words.split('; ');
  const meaning = meanings[base];
  if (!meaning || rest.some((phrase) => !exceptions[phrase])) throw new Error(`no one says who that is: ${words}`);
  const isNamed = meaning === 'anyone' || meaning.some((trait) => traits.includes(trait));
  return isNamed && rest.every((phrase) => exceptions[phrase]?.(traits));
}

const { paths } = describeApi('http://lemma.test', endpoints) as {
  paths: Record<string, Record<string, { description: string }>>;
};

function wordsOf(endpoint: Endpoint): string {
  const { description = '' } = paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
  return /^Who may call: (.*?)\.(?: Scope of API tokens: [a-z:]+\.)?$/.exec(description)?.[1] ?? '';
}

/** Everybody who may not call, and two of those who may: the next two at the next endpoint. */
function whoTries(words: string, index: number): Person[] {
  const everybody = Object.keys(people) as Person[];
  const allowed = everybody.filter((person) => mayCall(words, person));
  const turn = allowed.filter((_, at) => (at + index) % allowed.length < 2);
  return everybody.filter((person) => turn.includes(person) || !allowed.includes(person));
}

/** Signing in by a second step is for the person who has begun it in this browser, and 401 for everybody else. */
const goesOnWithASignIn = new Set(['giveSecondFactor', 'passkeySignIn']);
/** These also need an exercise that the caller may edit, or a comment that an assistant wrote, and are refused without. */
const needsMore = new Set(['turnIntoHint', 'turnIntoTypicalError', 'removeAnswerComment']);

it('names the callers of every endpoint, serves all of them and refuses all others [P09] [SC1]', async () => {
  const world = await openWorld();
  const wrong: string[] = [];
  for (const [index, endpoint] of endpoints.entries()) {
    const words = wordsOf(endpoint);
    for (const person of whoTries(words, index)) {
      const { status } = await perform(world, endpoint, { ...validCall(world, endpoint), as: person });
      const isServed = status < 400;
      const isRefused =
        (status === 403 && !needsMore.has(endpoint.name)) || (status === 401 && !goesOnWithASignIn.has(endpoint.name));
      // Things of one person are absent for others, even if they may call the endpoint.
      const isHidden = status === 404 && typeof endpoint.who === 'object';
      if (mayCall(words, person) ? isRefused || isHidden : isServed) {
        wrong.push(`${endpoint.name} answers ${person} with ${status}, and says: ${words}`);
      }
      if (endpoint.method !== 'GET' && ![400, 401, 403, 404].includes(status)) await world.rewind();
    }
  }
  await world.close();
  expect(wrong).toEqual([]);
});

it('has words of its own for each kind of caller, so that none is described as another [P09]', () => {
  const words = new Map(endpoints.map(({ who }) => [JSON.stringify(who), baseWords(who)]));
  expect(words.size).toBeGreaterThan(10);
  expect(new Set(words.values()).size).toBe(words.size);
});
