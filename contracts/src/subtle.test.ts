import { describe, expect, it } from 'vitest';
import {
  castPollVote,
  changeGrade,
  createClassroom,
  createTask,
  decideAppeal,
  enterPresenceCode,
  getClassroomStudent,
  login,
  pollQuestionBody,
  publicVariant,
  signUp,
  submitResponse,
  updateTask,
} from './index.ts';

const id = '018f2f6e-7c1a-7000-8000-000000000000';

type Read = { readonly success: boolean; readonly error?: { readonly issues: readonly Issue[] } | undefined };
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const refusals = ({ error }: Read) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

const exercise = (points = 1) => ({ exerciseId: id, points });
const task = {
  name: 'Fractions',
  sectionId: null,
  kind: 'assessment',
  opensAt: '2026-09-07T08:00:00Z',
  dueAt: '2026-09-14T08:00:00Z',
  attemptsAllowed: 1,
  results: 'after-hand-in',
  solutions: 'never',
  groups: [{ type: 'SG', items: [exercise()] }],
};

describe('the groups of a task', () => {
  const read = (...groups: readonly object[]) => createTask.body.safeParse({ ...task, groups });

  it.each([
    ['one single exercise', { type: 'SG', items: [exercise()] }],
    ['several exercises that everybody gets', { type: 'MG', items: [exercise(1), exercise(2)] }],
    ['a pool that draws all it has', { type: 'GP', drawCount: 2, items: [exercise(), exercise()] }],
    ['exercises of the same worth', { type: 'GE', items: [exercise(2), exercise(2)] }],
    ['half points', { type: 'SG', items: [exercise(0.5)] }],
    ['an item that is not saved yet', { type: 'SG', items: [{ ...exercise(), id: '-1' }] }],
  ])('may be %s', (_, group) => {
    expect(refusals(read(group))).toBe('');
  });

  it.each([
    ['two exercises as a single one', { type: 'SG', items: [exercise(), exercise()] }, 'groups.0.items: A single'],
    ['a pool that does not say how many it draws', { type: 'GP', items: [exercise()] }, 'groups.0.drawCount: Say how'],
    [
      'a pool that draws more than it has',
      { type: 'GP', drawCount: 2, items: [exercise()] },
      'groups.0.drawCount: The',
    ],
    [
      'a draw from a group that is not a pool',
      { type: 'MG', drawCount: 1, items: [exercise()] },
      'groups.0.drawCount: Only a',
    ],
    ['unequal worth in a pool', { type: 'GP', drawCount: 1, items: [exercise(1), exercise(2)] }, 'so that it is fair'],
    ['unequal worth in an equivalent set', { type: 'GE', items: [exercise(1), exercise(2)] }, 'so that it is fair'],
    ['a third of a point', { type: 'SG', items: [exercise(1 / 3)] }, 'groups.0.items.0.points'],
    ['no exercise', { type: 'MG', items: [] }, 'groups.0.items: Add at least one'],
    ['another unsaved mark', { type: 'SG', items: [{ ...exercise(), id: '-2' }] }, 'groups.0.items.0.id'],
  ])('may not be %s', (_, group, words) => {
    expect(refusals(read(group))).toContain(words);
  });

  it('hold at most 200 exercises together', () => {
    const hundred = { type: 'MG', items: Array.from({ length: 100 }, () => exercise()) };
    expect(refusals(read(hundred, hundred))).toBe('');
    expect(refusals(read(hundred, hundred, { type: 'SG', items: [exercise()] }))).toContain('at most 200 exercises');
  });
});

describe('the dates of a task', () => {
  it.each(['2026-09-07T08:00:00Z', '2026-09-07T10:00:00+02:00', '2026-09-01T00:00:00Z'])(
    'refuse a due date of %s, which is not after the opening',
    (dueAt) => {
      expect(refusals(createTask.body.safeParse({ ...task, dueAt }))).toContain('dueAt: This is before it opens');
    },
  );

  it.each([
    ['no opening', { opensAt: null }],
    ['no due date', { dueAt: null }],
    ['an opening in another time zone that is earlier', { opensAt: '2026-09-14T09:00:00+02:00' }],
  ])('may have %s', (_, dates) => {
    expect(refusals(createTask.body.safeParse({ ...task, ...dates }))).toBe('');
  });

  it('cannot change the kind of a task that is set', () => {
    expect(refusals(updateTask.body.safeParse({ kind: 'practice' }))).toContain('kind');
    expect(updateTask.body.safeParse({ release: false }).success).toBe(false);
    expect(updateTask.body.parse({})).toEqual({});
  });
});

describe('what a person types about themselves', () => {
  const person = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@school.example',
    password: 'a long password',
    role: 'learner',
  };

  it('is taken with spaces around it and in any case of an address', () => {
    const read = signUp.body.parse({ ...person, firstName: ' Ada ', email: 'Ada@School.Example' });
    expect([read.firstName, read.email]).toEqual(['Ada', 'ada@school.example']);
  });

  it.each(['ada', 'ada@', '@school.example', 'ada@school', 'ada lovelace@school.example', 'ada@school.example\n'])(
    'is refused as an address when it is %j',
    (email) => {
      expect(refusals(signUp.body.safeParse({ ...person, email }))).toContain('email: Enter an e-mail address');
    },
  );

  it('keeps the spaces of a password', () => {
    expect(signUp.body.parse({ ...person, password: ' spaces count ' }).password).toBe(' spaces count ');
    expect(login.body.parse({ username: ' ada ', password: ' x ' })).toEqual({ username: 'ada', password: ' x ' });
  });

  it('cannot make anybody an administrator', () => {
    expect(refusals(signUp.body.safeParse({ ...person, role: 'superuser' }))).toContain('role');
    expect(refusals(signUp.body.safeParse({ ...person, roles: ['superuser'] }))).toContain('Unrecognized key');
  });
});

describe('a class', () => {
  it.each(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'])('may be in the time zone %s', (timeZone) => {
    expect(createClassroom.body.safeParse({ name: '7b', timeZone }).success).toBe(true);
  });

  it.each(['Mars/Phobos', '', 'Berlin'])('may not be in the time zone %j', (timeZone) => {
    expect(refusals(createClassroom.body.safeParse({ name: '7b', timeZone }))).toContain('timeZone: There is no such');
  });

  it('has a name that is more than spaces', () => {
    expect(refusals(createClassroom.body.safeParse({ name: '   ' }))).toBe('name: Give the class a name.');
  });

  it('is read by section, or by what is in no section', () => {
    expect(getClassroomStudent.query.safeParse({ section: '-2' }).success).toBe(true);
    expect(getClassroomStudent.query.safeParse({ section: '-1' }).success).toBe(false);
  });
});

describe('a question of a poll', () => {
  const choices = [
    { text: 'yes', isRight: true },
    { text: 'no', isRight: false },
  ];

  it.each([
    [
      'no right choice at all',
      { kind: 'choice', prompt: 'Sure?', choices: choices.map(({ text }) => ({ text, isRight: false })) },
    ],
    ['a scale of ten', { kind: 'scale', prompt: 'How sure?', points: 10 }],
    ['an exercise', { kind: 'exercise', exerciseId: id }],
  ])('may have %s', (_, body) => {
    expect(refusals(pollQuestionBody.safeParse(body))).toBe('');
  });

  it.each([
    ['one choice', { kind: 'choice', prompt: 'Sure?', choices: choices.slice(1) }, 'choices: Give at least two'],
    [
      'a choice of spaces',
      { kind: 'several', prompt: 'Sure?', choices: [...choices, { text: ' ', isRight: false }] },
      'choices.2.text',
    ],
    ['a scale of seven', { kind: 'scale', prompt: 'How sure?', points: 7 }, 'points'],
    ['a scale with choices', { kind: 'scale', prompt: 'How sure?', points: 5, choices }, 'Unrecognized key'],
    ['a kind that there is not', { kind: 'essay', prompt: 'Write.' }, 'kind'],
    ['no words', { kind: 'choice', prompt: ' ', choices }, 'prompt: Write the question.'],
  ])('may not have %s', (_, body, words) => {
    expect(refusals(pollQuestionBody.safeParse(body))).toContain(words);
  });

  it('is answered with at least one value, and no more than ten', () => {
    const vote = { id, questionId: id, round: 1, sequence: 1 };
    expect(refusals(castPollVote.body.safeParse({ ...vote, values: [] }))).toBe('values: Give an answer.');
    expect(castPollVote.body.safeParse({ ...vote, values: Array.from({ length: 10 }, () => '1') }).success).toBe(true);
    expect(castPollVote.body.safeParse({ ...vote, values: Array.from({ length: 11 }, () => '1') }).success).toBe(false);
  });

  it('takes the digits of the wall with spaces around them, and nothing that only looks like digits', () => {
    const digits = refusals(enterPresenceCode.body.safeParse({ code: '' })).match(/Enter the (\d+) digits/)?.[1];
    const code = '7'.repeat(Number(digits));
    expect(enterPresenceCode.body.parse({ code: ` ${code} ` })).toEqual({ code });
    for (const other of [`${code}7`, code.slice(1), '٧'.repeat(code.length), `${code}\n${code}`]) {
      expect(enterPresenceCode.body.safeParse({ code: other }).success, other).toBe(false);
    }
  });
});

describe('what a learner is shown and sends', () => {
  const variant = {
    question: '$1+1=$ [[a]]',
    direction: 'ltr',
    figures: [],
    parts: [
      {
        name: 'a',
        answerType: 4,
        points: 1,
        label: '',
        choices: [],
        keyboard: { letters: [], functions: [], templates: [] },
      },
    ],
    hintCount: 0,
    hasSolution: false,
  };

  it('has no room for an answer beside a part, or beside a choice', () => {
    expect(refusals(publicVariant.safeParse(variant))).toBe('');
    const [part] = variant.parts;
    expect(refusals(publicVariant.safeParse({ ...variant, parts: [{ ...part, answer: '2' }] }))).toContain(
      'Unrecognized',
    );
    const choice = { key: '1', text: 'two', isRight: true };
    expect(refusals(publicVariant.safeParse({ ...variant, parts: [{ ...part, choices: [choice] }] }))).toContain(
      'Unrecog',
    );
  });

  it('has an answer for at least one part', () => {
    const response = { id, variantNumber: 1, answers: [] };
    expect(refusals(submitResponse.body.safeParse(response))).toContain('answers');
  });
});

describe('a decision of a teacher', () => {
  it('refuses an appeal only with a reply', () => {
    expect(refusals(decideAppeal.body.safeParse({ decision: 'refuse', reply: ' ', alternative: null }))).toContain(
      'reply',
    );
  });

  it('excuses a learner or gives a score, never both', () => {
    expect(refusals(changeGrade.body.safeParse({ score: 3, isExcused: true, reason: 'ill' }))).toMatch(
      /score|isExcused/,
    );
  });
});
