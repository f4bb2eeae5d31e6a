import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchVersion } from './fetch-version.ts';
import { beforeForcedReload, saveUnsent } from './forced-reload.ts';
import { versionChange } from './version-change.ts';
import { watchUpdates } from './update-watch.ts';

describe('versionChange', () => {
  it('[S10] compares by major, minor and patch', () => {
    const changes = ['7.5.33', '7.5.34', '7.6.0', '8.0.0', '6.9.9', '7.4.33', '7.5.33-beta', 'nonsense'];
    expect(changes.map((remote) => versionChange('7.5.33', remote))).toEqual([
      'none',
      'patch',
      'minor',
      'major',
      'major',
      'minor',
      'none',
      'none',
    ]);
  });
});

describe('fetchVersion', () => {
  const asked: string[] = [];
  let answers: Record<string, () => Response> = {};
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return answers[address.split('?')[0] ?? '']?.() ?? new Response('<html>', { status: 404 });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('[C15] asks the build manifest under the static path, with the time as query', async () => {
    answers = { '/static/build-manifest.json': () => Response.json({ app: '7.6.0' }) };
    expect(await fetchVersion(1_700)).toBe('7.6.0');
    expect(asked).toEqual(['/static/build-manifest.json?t=1700']);
  });

  it('[C15] asks /version.json for its field app when the manifest fails', async () => {
    for (const broken of [() => new Response('<html>'), () => Response.json({}), () => Response.json(null)]) {
      answers = { '/static/build-manifest.json': broken, '/version.json': () => Response.json({ app: '7.6.1' }) };
      expect(await fetchVersion(5)).toBe('7.6.1');
      expect(asked.at(-1)).toBe('/version.json?t=5');
    }
  });

  it('[C15] fails when neither has a version', async () => {
    answers = {};
    await expect(fetchVersion(5)).rejects.toThrow('/version.json?t=5 has no version');
  });
});

describe('watchUpdates', () => {
  let remote: string;
  let isSaved: boolean;
  let did: string[];
  let stop: () => void;
  const ask = vi.fn(async () => remote);

  beforeEach(() => {
    vi.useFakeTimers();
    remote = '7.5.33';
    isSaved = true;
    did = [];
    ask.mockClear();
    stop = watchUpdates({
      running: '7.5.33',
      fetchVersion: ask,
      onAlert: (kind) => did.push(kind),
      onGone: () => did.push('gone'),
      onPatch: (version) => did.push(`patch ${version}`),
      save: async () => {
        did.push('save');
        return isSaved;
      },
      reload: () => did.push('reload'),
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('[K02] asks every 300000 ms', async () => {
    await pass(299_999);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledOnce();
    await pass(900_000);
    expect(ask).toHaveBeenCalledTimes(4);
    stop();
    await pass(900_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('[S10] [K02] warns of a major update after 600000 ms and reloads after 630000 ms, when all is saved', async () => {
    remote = '8.0.0';
    await pass(300_000 + 599_999);
    expect(did).toEqual([]);
    await pass(1);
    expect(did).toEqual(['major']);
    await pass(29_999);
    expect(did).toEqual(['major']);
    await pass(1);
    expect(did).toEqual(['major', 'save', 'reload']);
  });

  it('[S10] reloads over nothing that could not be saved, and tries again', async () => {
    remote = '8.0.0';
    isSaved = false;
    await pass(300_000 + 630_000);
    expect(did).toEqual(['major', 'save']);
    isSaved = true;
    await pass(30_000);
    expect(did).toEqual(['major', 'save', 'save', 'reload']);
  });

  it('[S10] offers a minor update after ten minutes, once, and never reloads', async () => {
    remote = '7.6.0';
    await pass(300_000 + 600_000);
    expect(did).toEqual(['minor']);
    await pass(3_600_000);
    expect(did).toEqual(['minor']);
  });

  it('[S10] only logs a patch', async () => {
    remote = '7.5.34';
    await pass(3_600_000);
    expect(did).toEqual(['patch 7.5.34']);
  });

  it('[S10] goes by the newest: a major update overtakes a minor one, and one that is taken back is forgotten', async () => {
    remote = '7.6.0';
    await pass(300_000);
    remote = '8.0.0';
    await pass(300_000);
    await pass(600_000);
    expect(did).toEqual(['gone', 'major']);
    remote = '7.5.33';
    did.length = 0;
    stop();
  });

  it('[S10] forgets an update that was taken back before it was announced', async () => {
    remote = '8.0.0';
    await pass(300_000);
    remote = '7.5.33';
    await pass(3_600_000);
    expect(did).toEqual(['gone']);
  });

  it('[C15] a poll that fails changes nothing', async () => {
    remote = '8.0.0';
    await pass(300_000);
    ask.mockRejectedValueOnce(new TypeError('offline'));
    await pass(600_000);
    expect(did).toEqual(['major']);
  });
});

describe('before a forced reload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[S10] everybody who has something unsent saves it, and all have to succeed', async () => {
    const saved: string[] = [];
    const leave = [
      beforeForcedReload(async () => saved.push('drafts') > 0),
      beforeForcedReload(async () => saved.push('editor') > 0),
    ];
    expect(await saveUnsent()).toBe(true);
    expect(saved).toEqual(['drafts', 'editor']);
    leave.push(beforeForcedReload(async () => false));
    expect(await saveUnsent()).toBe(false);
    leave.pop()?.();
    leave.push(beforeForcedReload(() => Promise.reject(new Error('broken'))));
    expect(await saveUnsent()).toBe(false);
    for (const each of leave) each();
    expect(await saveUnsent()).toBe(true);
  });

  it('[S10] a save that does not end counts as failed', async () => {
    const leave = beforeForcedReload(() => new Promise(() => undefined));
    const result = saveUnsent();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toBe(false);
    leave();
  });
});
