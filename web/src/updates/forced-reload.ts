/** Saves what is unsent; resolves with whether nothing would be lost by a reload now. */
export type SaveBeforeReload = () => Promise<boolean>;

const saves = new Set<SaveBeforeReload>();
/** How long a save may take before it counts as failed. */
const patience = 10_000;

/** Has something saved before the page is reloaded for a new version (S10); returns how to leave again. */
export function beforeForcedReload(save: SaveBeforeReload): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Saves all that is unsent; resolves with whether nothing would be lost by a reload now. */
export async function saveUnsent(): Promise<boolean> {
  const results = await Promise.all([...saves].map(saveInTime));
  return results.every(Boolean);
}

function saveInTime(save: SaveBeforeReload): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    save()
      .then(resolve, () => resolve(false))
      .finally(() => clearTimeout(timer));
  });
}

/** Reloads because the person asked for it: saves first, and lets a guard of unsaved changes have the last word. */
export async function refreshPage(): Promise<void> {
  await saveUnsent();
  location.reload();
}
