import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readCpuMs } from '../server/src/testing/product/product.ts';

const program = `
  import Fastify from ${JSON.stringify(import.meta.resolve('../node_modules/fastify/fastify.js'))};
  const app = Fastify();
  app.get('/api/mm/health/', async () => ({ status: 'ok', version: '0' }));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
`;

/** A server that does nothing, in a process of its own: what a request costs before the product does anything. */
export async function withFloor<T>(
  work: (server: { readonly url: string; cpuMs(): number }) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return await work({ url: line.toString().trim(), cpuMs: () => readCpuMs(child.pid ?? 0) });
  } finally {
    child.kill('SIGKILL');
  }
}
