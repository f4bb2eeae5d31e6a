import { offer } from '../../core/own.ts';
import { signInData } from './data/identity-store.ts';
import { sessionData } from './data/session-store.ts';

export { noteSignInChange } from './work/accounts/sign-in-changes.ts';
export { createAnonymousUser } from './work/accounts/accounts.ts';
export { hashPassword } from './work/passwords/hashing.ts';
export { checkPassword } from './work/passwords/password-check.ts';
export { requireCode } from './work/second-step/second-factor.ts';
export { sendVerificationMail } from './work/passwords/mail-links.ts';
export { findByTypedCode } from './work/second-step/typed-codes.ts';
export { requireConfirmation, requireSecondFactor } from './work/sessions/confirmation.ts';
export { frameSessionSeconds, makeFrameToken, openFrameSession } from './work/sessions/frame-session.ts';
export { openSession } from './work/sessions/open-session.ts';
export { signingAlgorithm, signingKeys } from './work/tokens/keys.ts';
export { identityTokens } from './work/tokens/tokens.ts';

export const signInQueries = offer(signInData, ['deleteSecondFactors', 'selectSecondFactors', 'selectWaysToSignIn']);

export const sessionQueries = offer(sessionData, ['deleteSessionsOf']);
