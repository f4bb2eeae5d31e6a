// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ReactModule from 'react';
import type { createPortal, flushSync } from 'react-dom';
import type { createRoot } from 'react-dom/client';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { leaveOut, leaveOutExports, leaveOutOfScheduler, visit } from './lean-react.ts';
import { playThrough } from './played-page.ts';
import { unusedExports } from './unused-react.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => join(dirname(require.resolve(`${name}/package.json`)), 'cjs');
const fileOf = (name: string, file: string): string =>
  readFileSync(join(folderOf(name), `${file}.production.js`), 'utf8');
const clientCode = fileOf('react-dom', 'react-dom-client');
const sharedCode = fileOf('react-dom', 'react-dom');
const schedulerCode = fileOf('scheduler', 'scheduler');

/** React as pages get it, with the given code of React DOM. */
function loadReact(client: string, shared: string, scheduler: string) {
  const loaded = new Map<string, unknown>();
  const ofReactDom: Readonly<Record<string, string>> = {
    'react-dom/client': client,
    'react-dom': shared,
    scheduler,
  };
  const codeOf = (name: string): string => ofReactDom[name] ?? fileOf(name, name);
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

/** Names that each function at the top declares and uses, those of functions inside it among them. */
function variablesByFunction(code: string) {
  const found = new Map<string, { readonly declared: ReadonlySet<string>; readonly used: ReadonlySet<string> }>();
  for (const node of parseSync('react-dom.js', code).program.body) {
    if (node.type !== 'FunctionDeclaration' || node.id === null) continue;
    const declared = new Set<string>();
    const used = new Set<string>();
    visit(node.body, (inner) => {
      const { type, id, name } = inner as { type: string; id?: { name?: string }; name?: string };
      if (type === 'VariableDeclarator' && id?.name !== undefined) declared.add(id.name);
      if (type === 'Identifier' && name !== undefined) used.add(name);
    });
    found.set(node.id.name, { declared, used });
  }
  return found;
}

describe('React DOM without its unused parts', () => {
  it('draws, changes and clears a page as the whole does', async () => {
    const whole = await playThrough(loadReact(clientCode, sharedCode, schedulerCode));
    const lean = await playThrough(
      loadReact(leaveOut(clientCode), leaveOutExports(sharedCode), leaveOutOfScheduler(schedulerCode)),
    );
    expect(lean).toEqual(whole);
    expect(whole).toContain('caught broken');
  });

  it('declares all variables that it uses', () => {
    const lean = variablesByFunction(leaveOut(clientCode));
    const lost = [...variablesByFunction(clientCode)].flatMap(([name, { declared }]) => {
      const left = lean.get(name);
      return [...declared].filter((variable) => left?.used.has(variable) && !left.declared.has(variable));
    });
    expect(lean.size).toBeGreaterThan(500);
    expect(lost).toEqual([]);
  });

  it('refuses code of React DOM that it does not know', () => {
    const changed = clientCode.replaceAll('function waitForCommitToBeReady(', 'function waitUntilReady(');
    expect(() => leaveOut(changed)).toThrow('it has no waitForCommitToBeReady');
    expect(() => leaveOut(clientCode.replaceAll('isDehydrated', 'isDry'))).toThrow('nothing matches');
    expect(() => leaveOutExports(sharedCode.replaceAll('exports.preinit = ', 'exports.begin = '))).toThrow(
      'no preinit',
    );
    expect(() => leaveOutOfScheduler(schedulerCode.replaceAll('MessageChannel', 'Channel'))).toThrow('nothing matches');
  });
});

describe('pages', () => {
  it('use none of the parts of React DOM that are left out', () => {
    const features = [
      /\b(?:hydrateRoot|ViewTransition|SuspenseList|addTransitionType|useActionState)\b/,
      /\b(?:Activity|Profiler)\b[^;]*from 'react'/,
      new RegExp(String.raw`\b(?:${unusedExports.join('|')})\b[^;]*from 'react-dom'`),
      /<Fragment\b[^>]*\bref=/,
      /<(?:form|button|input)\b[^>]*\b(?:action|formAction)=\{/,
      /<[a-z][^>]*\bon(?:Select|BeforeInput|Composition\w+)=/,
      /<(?:html|head|body)[\s>]/,
      /(?:<|createElement\(['"`])[a-z]+-[a-z]/,
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
