import { cleanup, configure } from '@testing-library/react';
import { mutate } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest';
import { identity } from '../api/call.ts';
import { forgetReads } from '../api/use-read.ts';
import { forgetSite } from '../site.ts';
import { prepareMarkdown } from '../maths/typesetting/use-tokens.ts';
import { prepareMenu } from '../ui/menus/ActionMenu.tsx';
import { prepareDialog } from '../ui/dialog/Dialog.tsx';
import { setWidth } from './show.tsx';
import { endCalls, startServer, stopServer } from './server.ts';

// Tests wait generously: a busy machine must not fail one.
configure({ asyncUtilTimeout: 30_000 });

/** Lists with two rows of one key: React keeps or drops one of them as it likes. */
const equalKeys: string[] = [];
let errors: MockInstance | undefined;
// As on a page that has shown one before.
beforeAll(() => Promise.all([prepareDialog(), prepareMenu(), prepareMarkdown()]));

beforeEach(startServer);
beforeEach(() => {
  const { error } = globalThis.console;
  errors = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // All texts of an example that was made from the contract are 'word'.
    if (String(words[0]).includes('two children with the same key') && words[1] !== 'word') {
      equalKeys.push(String(words[1]));
    }
    error(...words);
  });
});

afterEach(async () => {
  cleanup();
  identity.signOut();
  await endCalls();
  await forgetReads();
  // No page is left to read again; what is still under way is not joined by the reads of the next test.
  await mutate(() => true, undefined, { revalidate: true });
  forgetSite();
  // Elements that a test has put on the page by hand.
  document.body.replaceChildren();
  setWidth(1024);
  localStorage.clear();
  sessionStorage.clear();
  stopServer();
  errors?.mockRestore();
  const [key] = equalKeys.splice(0);
  if (key !== undefined) throw new Error(`Two rows of one list have the key ${key}.`);
});

// Parts of a page are loaded when they are needed. What a test did not wait for must not arrive after its page has gone.
afterAll(() => vi.dynamicImportSettled());
