import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, fromWire } from '@lemma/contracts';
import type { BrowserContext } from '@playwright/test';

export const demoTeacher = 'teacher@demo.lemma.example';
export const demoLearner = 'student@demo.lemma.example';
export const demoAdministrator = 'admin@demo.lemma.example';
export const demoPassword = 'lemma-demo-2026';

/** Calls the API with the cookies of a browser; throws on any answer other than success. */
export async function callApi<Answer = unknown>(
  context: BrowserContext,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { request } = context;
  const baseURL = process.env.LEMMA_URL ?? '';
  const findCsrf = async () => (await context.cookies(baseURL)).find((cookie) => cookie.name.includes('csrf'))?.value;
  if (method !== 'GET' && !(await findCsrf())) await request.get(`${baseURL}${apiBase}/session-auth/csrf/`);
  const headers = { 'x-csrftoken': (await findCsrf()) ?? '' };
  const send = () =>
    request.fetch(`${baseURL}${apiBase}${path}`, { method, headers, ...(body === undefined ? {} : { data: body }) });
  let answer = await send();
  // A busy server says when to ask again, as the pages do.
  for (let tries = 0; answer.status() === 503 && tries < 5; tries += 1) {
    await wait(1_000 * Number(answer.headers()['retry-after'] ?? 1));
    answer = await send();
  }
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`);
  return (text === '' ? undefined : fromWire(JSON.parse(text))) as Answer;
}

/** Signs the browser in without its pages. */
export async function signIn(context: BrowserContext, username: string, password = demoPassword): Promise<void> {
  await callApi(context, 'POST', '/session-auth/login/', { username, password });
}

interface Listed {
  readonly id: string;
  readonly name: string;
}

/** Ids of the demo school's main class, of its tasks by name, and of a learner. */
export async function findDemoIds(context: BrowserContext) {
  const classes = await callApi<Listed[]>(context, 'GET', '/classes/');
  const classId = idOf(classes, ({ name }) => name === 'Year 11 Mathematics');
  const view = await callApi<{ tasks: Listed[] }>(context, 'GET', `/classes/${classId}/admin/`).catch(() =>
    callApi<{ tasks: Listed[] }>(context, 'GET', `/classes/${classId}/student/`),
  );
  const { members } = await callApi<{ members: { id: string; lastName: string }[] }>(
    context,
    'GET',
    `/classes/${classId}/members/`,
  ).catch(() => ({ members: [] }));
  return {
    classId,
    memberIds: members.map(({ id }) => id),
    taskNamed: (wanted: string) => idOf(view.tasks, ({ name }) => name === wanted),
    memberNamed: (wanted: string) => idOf(members, ({ lastName }) => lastName === wanted),
  };
}

/** Without the id a page would only say that there is nothing, and that page is well made too. */
function idOf<One extends { id: string }>(all: readonly One[], isWanted: (one: One) => boolean): string {
  const found = all.find(isWanted);
  if (!found) throw new Error(`the demo school has nothing for ${isWanted.toString()}`);
  return found.id;
}

/** An exercise of the starter catalogue by its title. */
export async function findExercise(context: BrowserContext, title: string): Promise<string> {
  const found = await callApi<{ items: { id: string; title: string }[] }>(
    context,
    'GET',
    `/exercises/?q=${encodeURIComponent(title)}`,
  );
  return idOf(found.items, (item) => item.title === title);
}
