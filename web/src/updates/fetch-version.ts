import { buildManifestPath, version, versionHeader, versionPath } from '@lemma/contracts';

async function readApp(address: string): Promise<string> {
  const response = await fetch(address, {
    cache: 'no-store',
    headers: { accept: 'application/json', [versionHeader]: version },
  });
  const answer = response.ok ? ((await response.json()) as { app?: unknown } | null) : null;
  if (typeof answer?.app !== 'string') throw new TypeError(`${address} has no version`);
  return answer.app;
}

/** C15: the version that is installed now, by the build's manifest or, when that fails, by the server's own word. */
export async function fetchVersion(now: number): Promise<string> {
  const query = `?t=${now}`;
  try {
    return await readApp(buildManifestPath + query);
  } catch {
    return readApp(versionPath + query);
  }
}
