import { enterLtiLaunch } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { frame, keepSecret } from '../../../api/frame/frame.ts';

/** Continues a launch whose person has chosen an account, in a session of this account. */
export async function enterLaunch(launch: string): Promise<void> {
  const { path, secret } = await call(enterLtiLaunch, { body: { launch } });
  if (frame !== null) keepSecret(frame, secret);
  location.replace(path);
}
