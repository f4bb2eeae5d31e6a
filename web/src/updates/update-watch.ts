import { versionChange, type VersionChange } from './version-change.ts';

/** Milliseconds between two looks for a new version (K02). */
export const pollEvery = 300_000;
export const alertDelay = 600_000;
export const countdown = 30_000;

/** The kind of notice: `major`, the page reloads by itself soon; `minor`, they may refresh or dismiss. */
export type UpdateAlertKind = 'major' | 'minor';

export interface UpdateWorld {
  readonly running: string;
  readonly fetchVersion: () => Promise<string>;
  readonly onAlert: (kind: UpdateAlertKind) => void;
  /** The installed version is the running one again. */
  readonly onGone: () => void;
  readonly onPatch: (remote: string) => void;
  /** Saves what is unsent; resolves with whether nothing would be lost. */
  readonly save: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * Asks for the installed version every five minutes (C15). A patch is logged only; a minor change is announced after
 * ten minutes; a major one too, and half a minute later the page is reloaded, but never over something that is not
 * saved. Returns how to stop.
 */
export function watchUpdates(world: UpdateWorld): () => void {
  let seen: { readonly remote: string; readonly change: VersionChange } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reloadWhenSaved = async (): Promise<void> => {
    if (await world.save()) world.reload();
    else timer = setTimeout(() => void reloadWhenSaved(), countdown);
  };

  const alert = (kind: UpdateAlertKind): void => {
    world.onAlert(kind);
    // Counted from here: a device that slept still gets the half minute's notice before the page reloads.
    if (kind === 'major') timer = setTimeout(() => void reloadWhenSaved(), countdown);
  };

  const see = (remote: string): void => {
    const change = versionChange(world.running, remote);
    const isKnown = seen?.remote === remote || (seen?.change === change && change === 'major');
    if (isKnown) return;
    if (seen?.change === 'minor' || seen?.change === 'major') world.onGone();
    seen = { remote, change };
    clearTimeout(timer);
    if (change === 'patch') world.onPatch(remote);
    if (change === 'minor' || change === 'major') timer = setTimeout(() => alert(change), alertDelay);
  };

  const poll = setInterval(() => {
    // No version, no news: the next poll asks again.
    world.fetchVersion().then(see, () => undefined);
  }, pollEvery);

  return () => {
    clearInterval(poll);
    clearTimeout(timer);
  };
}
