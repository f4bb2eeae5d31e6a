import {
  endpoints,
  getCsrf,
  getExercise,
  getIdentityToken,
  joinPoll,
  practiseOn,
  previewTask,
  startSitting,
  updateNotificationSettings,
} from '@lemma/contracts';
import { screen, waitFor } from '@testing-library/react';
import { commonReads, firstPages } from '../build/chunks/first-pages.ts';
import type { RouteObject } from './routing/route.ts';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loadRoutes } from './router.tsx';
import { startEngine } from './testing/engine.ts';
import { exerciseOf } from './testing/exercises.ts';
import { exampleOf, type Fullness } from './testing/example-of.ts';
import { administrator, idOf, learner } from './testing/people.ts';
import { readsSoFar, serve } from './testing/server.ts';
import { showRoutes } from './testing/show.tsx';

/** The addresses of all pages, with ids in place of parameters. */
function addressesOf(list: readonly RouteObject[], above = ''): string[] {
  return list.flatMap(({ path = '', children, lazy }) => {
    const own = `${above}/${path}`.replaceAll(/\/+/g, '/');
    const below = children === undefined ? [] : addressesOf(children, own);
    return lazy !== undefined && path !== '*' ? [own, ...below] : below;
  });
}

const parameters: Readonly<Record<string, string>> = {
  code: 'ABC234',
  topic: 'enter-mathematics',
  context: 'classroom',
};
const routes = await loadRoutes();
const filled = (path: string): string => path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? idOf(11));
const addresses = [...new Set(addressesOf(routes))].map(filled);

/** The calls by which a page that is opened changes something. */
const opening: readonly string[] = [
  joinPoll.name,
  practiseOn.name,
  previewTask.name,
  startSitting.name,
  updateNotificationSettings.name,
];

function serveAll(fullness: Fullness): void {
  for (const endpoint of endpoints) {
    const { name, method, response } = endpoint;
    if ((method === 'GET' || opening.includes(name)) && response instanceof z.ZodType)
      serve(endpoint, exampleOf(response, fullness) as never);
  }
  serve(getExercise, exerciseOf());
}

async function open(address: string, fullness: Fullness) {
  await startEngine();
  serveAll(fullness);
  showRoutes(routes, address, /^\/a(?:\/|$)/.test(address) ? administrator : learner);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('main section[aria-busy="true"]')).toBeNull());
}

describe.each(['full', 'sparse'] as const)('with %s answers as the contract allows them', (fullness) => {
  it.each(addresses)('the page %s opens', async (address) => {
    await open(address, fullness);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByText(/Sorry!/)).toBeNull();
    expect([...screen.queryAllByRole('button', { name: '' }), ...screen.queryAllByRole('link', { name: '' })]).toEqual(
      [],
    );
  });
});

/** A path without the names of its parts, which the contract and the list of first pages spell differently, and without a query. */
const shapeOf = (path: string): string => path.replace(/\?.*/, '').replaceAll(/:\w+|\{\w+\}/g, '*');

/** Reads that every page makes, of the session and around it. */
const always = [...commonReads, getCsrf.path, getIdentityToken.path];

/** Reads that a page makes only when it has done something, or knows more than its address and its first reads say. */
const readLater: Readonly<Record<string, readonly string[]>> = {
  // They belong to a voter, whom the page first lets in.
  '/poll/:code': ['/polls/*/mine/', '/polls/*/view/'],
  // The price of a class, where the instance sells places.
  '/c/:classId': ['/commerce/items/'],
  // The thread about the question, of a part that comes after it.
  '/c/:classId/tasks/:taskId': ['/attempts/*/items/*/help/'],
  // The sections of somebody who is signed in; most who open it are about to sign in.
  '/account': [
    '/calendars/',
    '/feedback/mine/',
    '/learning/goal/',
    '/lti/identities/',
    '/me/language/',
    '/me/notation/',
    '/notifications/count/',
    '/privacy/record_views/',
    '/session-auth/methods/',
    '/session-auth/sessions/',
  ],
};

function ownReads(paths: Iterable<string>, path: string): readonly string[] {
  const others = new Set([...always.map(shapeOf), ...(readLater[path] ?? [])]);
  return [...paths]
    .map(shapeOf)
    .filter((read) => !others.has(read))
    .toSorted();
}

describe('a page that people open first', () => {
  it.each(firstPages)('makes the reads that are sent with $path, and no others', async ({ path, reads = [] }) => {
    await open(filled(path), 'full');
    // Parts that the page loads later read too, or not.
    await vi.dynamicImportSettled();
    await waitFor(() => expect(ownReads(readsSoFar(), path)).toEqual(ownReads(reads, path)));
  });
});
