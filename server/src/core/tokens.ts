import { hash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses. */
export const newToken = () => randomBytes(32).toString('base64url');
/** What is stored of a secret. */
export const hashToken = (token: string) => hash('sha256', token);
