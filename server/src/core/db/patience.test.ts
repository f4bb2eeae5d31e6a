import { describe, expect, it, vi } from 'vitest';
import { silentLog, type Log } from './log.ts';
import { whenAvailable } from './patience.ts';

const cutOff = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
const failing = (error: Error) => vi.fn<() => Promise<never>>().mockRejectedValue(error);

describe('a step of the start [RL4]', () => {
  it('fails with the last error when Postgres stays away for too long, with one line of log for each try before', async () => {
    const warn = vi.fn<Log['warn']>();
    const work = failing(cutOff());
    const given = { log: { ...silentLog, warn }, kind: 'postgres', forMs: 300 } as const;
    await expect(whenAvailable('the start', work, given)).rejects.toThrow('terminating connection');
    expect(work.mock.calls.length).toBeGreaterThan(1);
    expect(warn).toHaveBeenCalledTimes(work.mock.calls.length - 1);
  });

  it('is not tried again after any other error, nor with the embedded database', async () => {
    const broken = failing(new Error('a bug'));
    await expect(whenAvailable('the start', broken, { log: silentLog, kind: 'postgres' })).rejects.toThrow('a bug');
    const away = failing(cutOff());
    await expect(whenAvailable('the start', away, { log: silentLog, kind: 'embedded' })).rejects.toThrow('terminating');
    expect([broken, away].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
