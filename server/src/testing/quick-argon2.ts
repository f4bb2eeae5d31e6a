// By its file, since the name of the package leads here.
import { hash as hashAsAsked, verify } from '@node-rs/argon2/index.js';

/**
 * In the place of `@node-rs/argon2` in tests that share their modules: hashes at the lowest cost there is, since tests make
 * thousands of accounts that no one attacks. `even-time.test.ts` holds the cost that the server asks for.
 */
export function hash(password: string): Promise<string> {
  return hashAsAsked(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

export { verify };
