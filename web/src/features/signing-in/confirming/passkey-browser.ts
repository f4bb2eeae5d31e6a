import { beginPasskeySignIn } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Passkeys need a browser that knows them, and an address with HTTPS. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The browser's answer as the API takes it; undefined when the person has closed the browser's dialog. */
async function askBrowser(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    return JSON.stringify(await run());
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return undefined;
    throw error;
  }
}

/** The browser does not tell why. */
export const noPasskeyWords = t(m.noPasskeyUsedDialog);

/** Lets the browser answer with a passkey. */
export async function answerWithPasskey(): Promise<string | undefined> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(beginPasskeySignIn, {}),
  ]);
  return askBrowser(() => startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}

/** Lets the browser make a passkey. */
export async function makePasskey(options: string): Promise<string | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return askBrowser(() => startRegistration({ optionsJSON: JSON.parse(options) as never }));
}

/** Returns the message for an error of the browser; undefined for other errors. */
export function passkeyWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return t(m.devicePasskeyForAccount);
  if (error.name === 'SecurityError') return t(m.passkeysDoNotWork);
  if (error.name === 'NotSupportedError') return t(m.deviceCannotMakeSuch);
  return undefined;
}
