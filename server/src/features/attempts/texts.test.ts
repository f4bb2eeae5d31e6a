import {
  analyseTask,
  checkSample,
  drawNextVariant,
  drawSample,
  getAttempt,
  getExercise,
  getLearnerReview,
  getStudent,
  getTask,
  getTaskProgress,
  getWrongAnswers,
  listExercises,
  listMembers,
  revealHint,
  showSolution,
  startAttempt,
  submitResponse,
  textLanguageHeader,
} from '@lemma/contracts';
import { type ExerciseDocument, documentTexts, markOfText } from '@lemma/math/document';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishAgain } from '../../testing/classes/class-of.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const inGerman = { 'accept-language': 'de-AT,en;q=0.5' };

const source: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'A basket of fruit',
  language: 'en',
  topic: 'arithmetic/decimals',
  tags: [],
  level: 'Level 1',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'n', generator: 'random-integer', min: 2, max: 30 },
      { name: 'fruit', generator: 'random-string-list', values: ['apples', 'pears', 'plums'] },
    ],
  },
  question: 'Double {{n}} {{fruit}}: [[double]]. What are they? [[name]]',
  parts: [
    {
      name: 'double',
      answerType: 4,
      label: 'Number',
      accept: [{ value: '2 n' }, { value: 'n', score: 0, feedback: 'That is not double.' }],
    },
    { name: 'name', answerType: 5, label: 'Fruit', accept: [{ value: '{{fruit}}' }] },
  ],
  hints: ['Take two times {{n}}.'],
  solution: 'There are {{2 n}} {{fruit}}.',
  tests: [],
};

const german: Readonly<Record<string, string>> = {
  title: 'Ein Obstkorb',
  question: 'Verdopple {{n}} {{fruit}}: [[double]]. Was ist das? [[name]]',
  'parts.double.label': 'Zahl',
  'parts.double.feedback.1': 'Das ist nicht das Doppelte.',
  'parts.name.label': 'Obst',
  'hints.0': 'Nimm {{n}} mal zwei.',
  solution: 'Es sind {{2 n}} {{fruit}}.',
  'words.fruit.0': 'Äpfel',
  'words.fruit.1': 'Birnen',
  'words.fruit.2': 'Zwetschken',
};

const inBoth = (texts = german): ExerciseDocument => ({
  ...source,
  translations: [
    {
      language: 'de',
      texts: documentTexts(source).map(({ at, text }) => ({ at, text: texts[at] ?? '', of: markOfText(text) })),
    },
  ],
});

async function begin(document: ExerciseDocument) {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, { results: 'after-answer' }, [document]);
  const params = { classId: room.classId, taskId: task.id };
  const attempt = await room.learner.call(startAttempt, { params, body: { number: 1 } });
  const item = attempt.items[0];
  if (!item) throw new Error('an attempt without items');
  const itemParams = { attemptId: attempt.id, itemId: item.id };
  return { ...room, task, attempt, item, itemParams };
}

describe('an exercise with texts in two languages', () => {
  it('shows a learner its texts in the language of the page, and in another where the learner chooses it', async () => {
    const { learner, attempt, item } = await begin(inBoth());
    expect(item.variant).toMatchObject({ language: 'en', languages: ['en', 'de'] });
    expect(item).toMatchObject({ title: 'A basket of fruit' });
    const read = async (headers: Record<string, string>) => {
      learner.sendAlways(headers);
      return (await learner.call(getAttempt, { params: { attemptId: attempt.id } })).items[0];
    };
    const there = await read(inGerman);
    expect(there).toMatchObject({ title: 'Ein Obstkorb', variant: { language: 'de', languages: ['en', 'de'] } });
    expect(there?.variant.question).toMatch(/^Verdopple \d+ (Äpfel|Birnen|Zwetschken):/);
    expect(there?.variant.question.match(/\d+/)?.[0]).toBe(item.variant.question.match(/\d+/)?.[0]);
    expect((await read({ [textLanguageHeader]: 'en' }))?.variant.language).toBe('en');
    expect((await read({ [textLanguageHeader]: 'de', 'accept-language': 'en' }))?.variant.language).toBe('de');
    expect((await read({ [textLanguageHeader]: '', 'accept-language': 'fr' }))?.variant.language).toBe('en');
  });

  it('takes words of every language, and gives the same score and feedback in the reader’s', async () => {
    const { learner, itemParams, item, teacher, classId, task } = await begin(inBoth());
    const [n = '', fruit = ''] = /Double (\d+ \w+)/.exec(item.variant.question)?.[1]?.split(' ') ?? [];
    const words = { apples: 'Äpfel', pears: 'Birnen', plums: 'Zwetschken' }[fruit] ?? '';
    const answer = (double: string, name: string) =>
      learner.call(submitResponse, {
        params: itemParams,
        body: {
          id: newId(),
          variantNumber: 1,
          answers: [
            { part: 'double', value: double },
            { part: 'name', value: name },
          ],
        },
      });
    learner.sendAlways(inGerman);
    const wrong = await answer(n, words);
    expect(wrong.response.verdict?.parts).toMatchObject([
      { outcome: 'wrong', feedback: 'Das ist nicht das Doppelte.' },
      { outcome: 'right' },
    ]);
    const hint = await learner.call(revealHint, { params: itemParams, body: { variantNumber: 1, number: 1 } });
    expect(hint.hints).toEqual([`Nimm ${n} mal zwei.`]);
    learner.sendAlways({ 'accept-language': 'en' });
    const right = await answer(String(2 * Number(n)), words);
    expect(right.response.verdict?.outcome).toBe('right');
    const { members } = await teacher.call(listMembers, { params: { classId } });
    const member = members.find(({ role }) => role === 'learner');
    teacher.sendAlways(inGerman);
    const review = await teacher.call(getLearnerReview, {
      params: { classId, taskId: task.id, memberId: member?.id ?? '' },
    });
    expect(review.attempts[0]?.items[0]).toMatchObject({ title: 'Ein Obstkorb', variants: [{ language: 'de' }] });
  });

  it('stays in its own language while a translation is not complete', async () => {
    const { solution: _missing, ...incomplete } = german;
    const { learner, attempt } = await begin(inBoth(incomplete));
    learner.sendAlways(inGerman);
    const there = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(there.items[0]?.variant.language).toBe('en');
    expect(there.items[0]?.variant).not.toHaveProperty('languages');
  });
});

describe('a task', () => {
  it('names and shows its exercises in the reader’s language, or in their own', async () => {
    const { teacher, classId, task } = await begin(inBoth());
    const read = async (language: string) => {
      teacher.sendAlways({ 'accept-language': language });
      return (await teacher.call(getTask, { params: { classId, taskId: task.id } })).groups[0]?.items[0];
    };
    const there = await read('de-AT,en;q=0.5');
    expect(there?.title).toBe('Ein Obstkorb');
    expect(there?.sample).toMatch(/^Verdopple /);
    for (const language of ['en', 'fr']) {
      const other = await read(language);
      expect(other?.title).toBe('A basket of fruit');
      expect(other?.sample).toMatch(/^Double /);
    }
  });
});

describe('an exercise', () => {
  it('says in which languages it can be read, and its title in the reader’s', async () => {
    const { teacher } = await app.openClassroom();
    const [exerciseId = ''] = await publishAll(teacher, [inBoth()]);
    const read = async (language: string) => {
      teacher.sendAlways({ 'accept-language': language });
      return (await teacher.call(getExercise, { params: { exerciseId } })).reader;
    };
    const languages = ['en', 'de'];
    expect(await read('de-AT')).toEqual({ language: 'de', languages, title: 'Ein Obstkorb' });
    expect(await read('fr')).toEqual({ language: 'en', languages, title: 'A basket of fruit' });
  });
});

describe('the sample of a published exercise', () => {
  it('is shown and marked in the visitor’s language', async () => {
    const { teacher } = await app.openClassroom();
    const [exerciseId] = await publishAll(teacher, [inBoth()]);
    if (exerciseId === undefined) throw new Error('nothing is published');
    const visitor = app.visitor();
    visitor.sendAlways({ 'accept-language': 'de' });
    const sample = await visitor.call(drawSample, { query: { exerciseId } });
    expect(sample).toMatchObject({ title: 'Ein Obstkorb', variant: { language: 'de' } });
    const n = /Verdopple (\d+)/.exec(sample.variant.question)?.[1] ?? '';
    const answers = [{ part: 'double', value: n }];
    const checked = await visitor.call(checkSample, { body: { ticket: sample.ticket, answers } });
    expect(checked.verdict.parts[0]?.feedback).toBe('Das ist nicht das Doppelte.');
  });
});

describe('texts that are published later', () => {
  const withoutTexts = ({ translations: _texts, ...document }: ExerciseDocument): ExerciseDocument => document;

  it('reach the tasks that are set, with the same draws; a change of anything else does not', async () => {
    const { learner, teacher, classId, task, attempt, itemParams } = await begin(source);
    const exerciseId = task.groups[0]?.items[0]?.exerciseId ?? '';
    learner.sendAlways(inGerman);
    const read = async () => (await learner.call(getAttempt, { params: { attemptId: attempt.id } })).items[0];
    expect((await read())?.variant.language).toBe('en');
    await publishAgain(teacher, exerciseId, () => inBoth());
    // A drawn question stays as it is; the next variant comes from the version with the texts.
    expect((await read())?.variant.language).toBe('en');
    await learner.call(submitResponse, {
      params: itemParams,
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'double', value: '1000' }] },
    });
    await learner.call(showSolution, { params: itemParams, body: { variantNumber: 1 } });
    const next = await learner.call(drawNextVariant, { params: itemParams, body: { after: 1 } });
    expect(next.variant.language).toBe('de');
    const at = { params: { classId, taskId: task.id } };
    const version = async () => (await teacher.call(getTask, at)).groups[0]?.items[0];
    expect(await version()).toMatchObject({ versionNumber: 2 });
    await publishAgain(teacher, exerciseId, (document) => ({ ...withoutTexts(document), solution: 'Double it.' }));
    expect(await version()).toMatchObject({ versionNumber: 2 });
  });
});

describe('the catalogue', () => {
  it('finds an exercise by its words in every language, and shows its title in the reader’s', async () => {
    const { teacher } = await app.openClassroom();
    await publishAll(teacher, [inBoth({ ...german, title: 'Ein Streuobstkorb' })]);
    const titles = async (q: string) =>
      (await teacher.call(listExercises, { query: { q, scope: 'mine' } })).items.map(({ title }) => title);
    expect(await titles('Streuobstkorb')).toEqual(['A basket of fruit']);
    expect(await titles('Verdopple')).toEqual(['A basket of fruit']);
    teacher.sendAlways(inGerman);
    expect(await titles('basket')).toEqual(['Ein Streuobstkorb']);
    const { items } = await teacher.call(listExercises, { query: { q: 'basket', scope: 'mine' } });
    expect(items[0]?.sample).toMatch(/^Verdopple /);
  });

  it('shows the texts of today’s version, whatever it has shown before', async () => {
    const { teacher } = await app.openClassroom();
    const [exerciseId = ''] = await publishAll(teacher, [inBoth()]);
    const titlesIn = async (language: string) => {
      teacher.sendAlways({ 'accept-language': language });
      return (await teacher.call(listExercises, { query: { scope: 'mine' } })).items.map(({ title }) => title);
    };
    expect([await titlesIn('de'), await titlesIn('fr'), await titlesIn('en')].flat()).toEqual([
      'Ein Obstkorb',
      'A basket of fruit',
      'A basket of fruit',
    ]);
    await publishAgain(teacher, exerciseId, () => inBoth({ ...german, title: 'Ein Früchtekorb' }));
    expect([await titlesIn('de'), await titlesIn('fr')].flat()).toEqual(['Ein Früchtekorb', 'A basket of fruit']);
    await publishAgain(teacher, exerciseId, () => ({ ...source, title: 'A bowl of fruit' }));
    expect([await titlesIn('de'), await titlesIn('en')].flat()).toEqual(['A bowl of fruit', 'A bowl of fruit']);
  });
});

describe('pages of a class', () => {
  it('name questions in the language of their reader, for two readers after each other', async () => {
    const { teacher, learner, classId, task, item, itemParams } = await begin(inBoth());
    await learner.call(submitResponse, {
      params: itemParams,
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'double', value: '1000' }] },
    });
    const of = { classId, taskId: task.id };
    const { members } = await teacher.call(listMembers, { params: { classId } });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    const titles = async () => {
      const progress = await teacher.call(getTaskProgress, { params: of });
      const wrong = await teacher.call(getWrongAnswers, { params: { ...of, itemId: item.id } });
      const analysis = await teacher.call(analyseTask, { params: of });
      const student = await teacher.call(getStudent, { params: { classId, memberId } });
      return [progress.items[0], wrong, analysis.items[0], student.attempts[0]?.items[0]].map((one) => one?.title);
    };
    expect(await titles()).toEqual(Array.from({ length: 4 }, () => 'A basket of fruit'));
    teacher.sendAlways(inGerman);
    expect(await titles()).toEqual(Array.from({ length: 4 }, () => 'Ein Obstkorb'));
  });
});
