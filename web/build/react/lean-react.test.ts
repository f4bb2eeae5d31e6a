// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ReactModule from 'react';
import type { createPortal, flushSync } from 'react-dom';
import type { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { leaveOut } from './lean-react.ts';
import { playThrough } from './played-page.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => join(dirname(require.resolve(`${name}/package.json`)), 'cjs');
const clientCode = readFileSync(join(folderOf('react-dom'), 'react-dom-client.production.js'), 'utf8');

/** React as pages get it, with the given code of React DOM. */
function loadReact(client: string) {
  const loaded = new Map<string, unknown>();
  const codeOf = (name: string): string =>
    name === 'react-dom/client' ? client : readFileSync(join(folderOf(name), `${name}.production.js`), 'utf8');
  const load = (name: string): unknown => {
    const before = loaded.get(name);
    if (before !== undefined) return before;
    const exported = {};
    loaded.set(name, exported);
    compileFunction(codeOf(name), ['require', 'exports'])(load, exported);
    return exported;
  };
  return {
    react: load('react') as typeof ReactModule,
    dom: load('react-dom') as { createPortal: typeof createPortal; flushSync: typeof flushSync },
    client: load('react-dom/client') as { createRoot: typeof createRoot },
  };
}

describe('React DOM without its unused parts', () => {
  it('draws, changes and clears a page as the whole does', async () => {
    const whole = await playThrough(loadReact(clientCode));
    const lean = await playThrough(loadReact(leaveOut(clientCode)));
    expect(lean).toEqual(whole);
    expect(whole).toContain('caught broken');
  });

  it('refuses code of React DOM that it does not know', () => {
    const changed = clientCode.replaceAll('function waitForCommitToBeReady(', 'function waitUntilReady(');
    expect(() => leaveOut(changed)).toThrow('it has no waitForCommitToBeReady');
    expect(() => leaveOut(clientCode.replaceAll('isDehydrated', 'isDry'))).toThrow('nothing matches');
  });
});

describe('pages', () => {
  it('use none of the parts of React DOM that are left out', () => {
    const features = [
      /\b(?:hydrateRoot|ViewTransition|SuspenseList|addTransitionType)\b/,
      /\bActivity\b[^;]*from 'react'/,
      /\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^;]*from 'react-dom'/,
      /\bprecedence=/,
      /<(?:style|script)[\s>]/,
      /<link rel="(?!canonical")/,
    ];
    const used = globSync(join(import.meta.dirname, '../../src/**/*.{ts,tsx}'))
      .filter((file) => !/\.test\.tsx?$|\/messages\.ts$/.test(file))
      .flatMap((file) => {
        const code = readFileSync(file, 'utf8');
        return features.filter((feature) => feature.test(code)).map((feature) => `${file}: ${String(feature)}`);
      });
    expect(used).toEqual([]);
  });
});
