import { workInTunnel } from '../../e2e/support/long-tunnel.ts';
import { tell } from '../tell.ts';

/** `offline`: RL12; an hour without a network in a real browser that is killed at its end. */
export async function benchOffline(): Promise<void> {
  const minutes = Number(process.env['BENCH_MINUTES'] ?? 60);
  const { findings, ...figures } = await workInTunnel({ minutes, questions: Number(process.env['BENCH_COUNT'] ?? 12) });
  tell(`${minutes} minutes without a network`, figures, { ...findings });
}
