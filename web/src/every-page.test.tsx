import {
  endpoints,
  getExercise,
  joinPoll,
  practiseOn,
  previewTask,
  startSitting,
  updateNotificationSettings,
} from '@lemma/contracts';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from './routing/route.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadRoutes } from './router.tsx';
import { startEngine } from './testing/engine.ts';
import { exerciseOf } from './testing/exercises.ts';
import { exampleOf, type Fullness } from './testing/example-of.ts';
import { administrator, idOf, learner } from './testing/people.ts';
import { serve } from './testing/server.ts';
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
const addresses = [...new Set(addressesOf(routes))].map((path) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? idOf(11)),
);

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
  showRoutes(routes, address, address.startsWith('/a/') ? administrator : learner);
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
