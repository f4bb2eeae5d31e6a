import { startProviderSignIn } from '@lemma/contracts';
import type { FakeIdentityProvider, Person } from './fake-identity-provider.ts';
import type { TestClient } from '../test-app.ts';

let subjects = 0;

/** Returns a person whom only the provider knows. */
export function newPerson(more: Partial<Person> = {}): Person {
  subjects += 1;
  const email = `pupil${subjects}@riverside.example`;
  return { sub: `subject-${subjects}`, email, email_verified: true, given_name: 'Mila', family_name: 'Novak', ...more };
}

export const locationOf = (answer: { headers: Readonly<Record<string, unknown>> }) =>
  String(answer.headers['location']);

/** Where a browser is sent that begins at us. */
export async function start(
  client: TestClient,
  query: Readonly<Record<string, string>> = {},
  providerId = 'school',
): Promise<string> {
  const answer = await client.tryCall(startProviderSignIn, { params: { providerId }, query });
  if (answer.status !== 302) throw new Error(`startProviderSignIn answered ${answer.status}: ${answer.raw}`);
  return locationOf(answer);
}

/** The browser follows the provider's redirect; where it is sent then, as a path. */
export async function comeBack(client: TestClient, address: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const answer = await client.send('GET', pathname + search);
  if (answer.status !== 302) throw new Error(`finishProviderSignIn answered ${answer.status}: ${answer.raw}`);
  return locationOf(answer).replace('http://lemma.test', '');
}

interface Journey {
  readonly client: TestClient;
  readonly person: Person;
  readonly query?: Readonly<Record<string, string>>;
}

/** There and back with the provider that is configured as `school`. */
export async function signInWith(provider: FakeIdentityProvider, { client, person, query = {} }: Journey) {
  const arrived = await comeBack(client, provider.signIn(await start(client, query), person));
  return { client, arrived };
}
