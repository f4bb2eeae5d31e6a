import type { BrowserContext } from '@playwright/test';
import { callApi, demoAdministrator, demoLearner, demoTeacher, findDemoIds, findExercise } from './support/demo.ts';

/** All pages that walks visit, by the people who open them. */
export const people = [
  {
    who: 'a visitor',
    rows: '[R02] [R03] [K06]',
    user: null,
    pages: async () => [
      '/',
      '/account',
      '/help',
      '/join/AAAAAA',
      '/poll',
      '/company/privacy-policy',
      '/company/terms-of-use',
      '/nowhere',
    ],
  },
  {
    who: 'a learner',
    rows: '[R08] [K06]',
    user: demoLearner,
    pages: async (context: BrowserContext) => {
      const { classId, taskNamed } = await findDemoIds(context);
      const tasks = ['Solving equations', 'Number test', 'Algebra test', 'Right-angled triangles'];
      return [
        '/',
        '/c',
        `/c/${classId}`,
        '/account',
        '/help',
        '/help/join-a-class',
        '/learn/review',
        '/learn/help',
        '/account/notifications',
        ...tasks.map((name) => `/c/${classId}/tasks/${taskNamed(name)}`),
      ];
    },
  },
  {
    who: 'a class, for its teacher,',
    rows: '[R15] [R16] [R22] [K06]',
    user: demoTeacher,
    pages: async (context: BrowserContext) => {
      const { classId, taskNamed, memberNamed } = await findDemoIds(context);
      const classroom = `/a/classrooms/${classId}`;
      const task = `${classroom}/tasks/${taskNamed('Expanding and factorising')}`;
      const learner = `${classroom}/students/${memberNamed('Castellanos')}/tasks/${taskNamed('Number test')}`;
      return [
        classroom,
        `${classroom}/results`,
        `${classroom}/mastery`,
        `${classroom}/classmembers`,
        `${classroom}/classmembers/import`,
        `${classroom}/appeals`,
        `${classroom}/settings`,
        task,
        `${task}/practice-preview`,
        `${task}/progress`,
        `${task}/progress/wall`,
        await makeWorksheet(context, classId, taskNamed('Expanding and factorising')),
        `${task}/analysis`,
        `${classroom}/students/${memberNamed('Bauer')}`,
        learner,
        '/classroom/create-task',
      ];
    },
  },
  {
    who: 'a teacher, beside their classes,',
    rows: '[R10] [R24] [R26] [K06]',
    user: demoTeacher,
    pages: async (context: BrowserContext) => {
      const exercise = `/a/catalog/exercises/${await findExercise(context, 'Complete the square')}`;
      return [
        '/a',
        '/c',
        '/a/catalog/exercises',
        '/a/catalog/exercises/create',
        '/a/catalog/archived',
        exercise,
        `${exercise}/preview`,
        `${exercise}/variants`,
        `${exercise}/uses`,
        '/a/help',
        '/a/polls',
        '/a/worksheets',
      ];
    },
  },
  {
    who: 'an administrator',
    rows: '[K06]',
    user: demoAdministrator,
    pages: async () => ['/a/administration/lti', '/a/administration/commerce', '/a/administration/mails'],
  },
];

/** The address of a worksheet with a sheet for each learner. */
async function makeWorksheet(context: BrowserContext, classId: string, taskId: string): Promise<string> {
  const { code } = await callApi<{ code: string }>(context, 'POST', `/classes/${classId}/worksheets/`, {
    title: 'On paper',
    of: { taskId },
    sheets: 'learners',
  });
  return `/a/worksheets/${code}`;
}
