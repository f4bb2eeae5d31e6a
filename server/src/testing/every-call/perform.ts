import { apiBase, type Endpoint } from '@lemma/contracts';
import type { Answer } from '../test-app.ts';
import type { ValidCall } from './valid-calls.ts';
import type { World } from './world.ts';

let calls = 0;

/** Makes a call in the world, from an address of its own, so that limits of one say nothing about another. */
export async function perform(world: World, endpoint: Endpoint, call: ValidCall): Promise<Answer<unknown>> {
  const client = world.clients[call.as];
  if (!client) throw new Error(`there is no caller ${call.as}`);
  if (endpoint.method !== 'GET' && ![...client.cookies.keys()].some((name) => name.includes('csrf'))) {
    await client.send('GET', `${apiBase}/session-auth/csrf/`);
  }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(call.params[name] ?? ''));
  const query = Object.entries(call.query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${inAddress(one)}`))
    .join('&');
  calls = (calls + 1) % 65_536;
  return client.send(endpoint.method, apiBase + path + (query ? `?${query}` : ''), {
    address: `10.0.${calls >> 8}.${calls & 255}`,
    body: call.body,
    headers: { ...(call.type ? { 'content-type': call.type } : {}), ...call.headers },
  });
}

/** Half a character travels as the bytes that a careless program makes of it. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
