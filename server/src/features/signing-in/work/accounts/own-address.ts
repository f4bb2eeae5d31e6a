/**
 * The whole address of a page of this site; undefined for anything that leads elsewhere. Whole, since some paths are
 * read as another host's address on their own.
 */
export function ownAddress(publicUrl: string, path: string | undefined): string | undefined {
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, publicUrl)) return undefined;
  const url = new URL(path, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.href : undefined;
}
