import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareDataFolder } from '../server/src/core/db/test-folder.ts';
import { readEnvironment } from '../server/src/core/environment/environment.ts';
import { startProduct } from '../server/src/testing/product/product.ts';

/*
 * Tests what is possible without Docker: a folder that holds what the last stage of the Dockerfile copies runs as the
 * image would, and the compose file gives the servers an environment that they accept.
 */

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lines = read('Dockerfile').split('\n');
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

let image: string;
beforeAll(() => {
  image = mkdtempSync(join(tmpdir(), 'lemma-image-'));
});
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** Does what the COPY lines say; the packages are linked one by one, and only those that the server's lock tree has. */
function copyAsTheDockerfile(): void {
  for (const line of lastStage.filter((each) => each.startsWith('COPY '))) {
    const [, from, to] = /^COPY --from=\w+ \/app\/(\S+) (\S+)$/.exec(line) ?? [];
    if (from === undefined || to === undefined) throw new Error(`not understood: ${line}`);
    if (from === 'node_modules') linkProductionPackages();
    else {
      const target = to === './' ? join(image, from) : join(image, to);
      if (existsSync(join(root, from))) cpSync(join(root, from), target, { recursive: true });
    }
  }
}

function linkProductionPackages(): void {
  const locked = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  const wanted = Object.entries(locked.packages).filter(
    ([path, { dev, link }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !link,
  );
  for (const [path] of wanted) {
    if (!existsSync(join(root, path))) continue;
    cpSync(join(root, path), join(image, path), { recursive: true });
  }
  for (const name of ['math', 'contracts', 'server']) {
    cpSync(join(root, name, 'package.json'), join(image, name, 'package.json'));
    const link = join(image, 'node_modules/@lemma', name);
    if (!existsSync(dirname(link))) cpSync(join(root, 'math/package.json'), join(dirname(link), '.made'));
    symlinkSync(join(image, name), link);
  }
}

describe('the image', () => {
  it('is run as an ordinary user, by Node itself, with a check of its health', () => {
    expect(lastStage).toContain('USER node');
    expect(lastStage).toContain('CMD ["node", "server/src/main.mjs"]');
    expect(lastStage.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });

  it('holds everything that the server needs, and ends with 0 on SIGTERM', async () => {
    copyAsTheDockerfile();
    expect(readdirSync(image).toSorted()).toEqual(
      ['catalogue', 'contracts', 'math', 'node_modules', 'package.json', 'server', 'web'].filter(
        (name) => name !== 'web' || existsSync(join(root, 'web/dist')),
      ),
    );
    const dataDir = join(image, 'data');
    await prepareDataFolder(dataDir);
    const product = await startProduct({ dataDir, mainFile: join(image, 'server/src/main.mjs') });
    expect(await product.terminate()).toBe(0);
  });

  it('has a health check that fails while there is no answer', () => {
    const command = /CMD (\[.*\])$/.exec(lastStage.join('\n').match(/HEALTHCHECK[\s\S]*?CMD \[.*\]/)?.[0] ?? '')?.[1];
    const [, ...args] = JSON.parse(command ?? '[]') as string[];
    const { status } = spawnSync(process.execPath, args, { env: { ...process.env, PORT: '1' } });
    expect(status).toBe(1);
  });
});

interface Service {
  readonly environment?: Record<string, string>;
}

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

  it('has two servers, a database, a mail sink and a proxy', () => {
    expect(Object.keys(services)).toEqual(['app-1', 'app-2', 'postgres', 'mail', 'proxy']);
  });

  it.each(['app-1', 'app-2'])('gives %s an environment that it accepts in production', (name) => {
    const filled = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replaceAll(/\$\{\w+:\?[^}]*\}/g, `${key} `.padEnd(40, 'x').replace(' ', '')),
    ]);
    const environment = readEnvironment({ ...Object.fromEntries(filled), NODE_ENV: 'production', DATA_DIR: image });
    expect(environment).toMatchObject({ publicUrl: 'https://localhost', demo: false, smtpUrl: 'smtp://mail:1025' });
    expect(environment.databaseUrl).toContain('@postgres:5432/lemma');
  });

  it('names both servers in the proxy', () => {
    expect(read('Caddyfile')).toMatch(/reverse_proxy app-1:3000 app-2:3000/);
  });
});
