import { apiBase, fromWire, type Endpoint, type InputOf, type ResponseOf } from '@lemma/contracts';
import type { LaunchWish } from '../lti-platform/launches.ts';
import type { Answer, TestClient } from '../test-app.ts';
import type { OpenedLti } from './opened-lti.ts';

type LooseInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type Framed = Awaited<ReturnType<typeof launchIn>>;

/** Calls as a page in a frame does: with a token, beside whatever cookies the browser has. */
export function frameClient(browser: Pick<TestClient, 'send'>, token: string) {
  return (endpoint: Endpoint, { params = {}, query = {}, body }: LooseInput = {}): Promise<Answer<unknown>> => {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const asked = new URLSearchParams(query).toString();
    return browser.send(endpoint.method, apiBase + path + (asked === '' ? '' : `?${asked}`), {
      ...(body === undefined ? {} : { body }),
      headers: { authorization: `JWT ${token}`, 'x-csrftoken': '' },
    });
  };
}

/** Launches in a new browser, and trades what it has got for the token of its calls. */
export async function launchIn(lti: OpenedLti, wish: LaunchWish) {
  const browser = lti.app.visitor();
  const answer = await lti.launch(browser, wish);
  if (answer.status !== 303) throw new Error(`the launch was answered ${answer.status}: ${answer.raw}`);
  const location = String(answer.headers['location']);
  const course = location.split('/')[3] ?? '';
  const renew = () =>
    browser.send('POST', '/lti/frame-token/', {
      body: new URLSearchParams({ course }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const made = await renew();
  const { token = '' } = (made.status === 200 ? fromWire(JSON.parse(made.raw)) : {}) as { token?: string };
  const tryCall = frameClient(browser, token);
  return {
    browser,
    location,
    course,
    token,
    renew,
    tryCall,
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> {
      const answer = await tryCall(endpoint, input as LooseInput);
      if (answer.status >= 400) throw new Error(`${endpoint.name} answered ${answer.status}: ${answer.raw}`);
      return answer.body as ResponseOf<E>;
    },
  };
}
