import { hash, randomBytes } from 'node:crypto';

/** Returns a secret that cannot be guessed. */
export const newToken = () => randomBytes(32).toString('base64url');
/** Returns the stored form of a secret. */
export const hashToken = (token: string) => hash('sha256', token);
