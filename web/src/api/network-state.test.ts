import { describe, expect, it } from 'vitest';
import { nextNetworkState } from './network-state.ts';

const online = { isOnline: true, offlineSince: null };

describe('nextNetworkState', () => {
  it('[S07] keeps the time at which the network went', () => {
    const lost = nextNetworkState(online, false, 1_000);
    expect(lost).toEqual({ isOnline: false, offlineSince: 1_000 });
    expect(nextNetworkState(lost, false, 2_000)).toBe(lost);
  });
  it('[S07] forgets it when the network is back', () => {
    expect(nextNetworkState({ isOnline: false, offlineSince: 1_000 }, true, 3_000)).toEqual(online);
    expect(nextNetworkState(online, true, 3_000)).toBe(online);
  });
});
