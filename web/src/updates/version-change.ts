/** How far another version is from this one. */
export type VersionChange = 'major' | 'minor' | 'patch' | 'none';

const shape = /^(\d+)\.(\d+)\.(\d+)/;

/**
 * Returns the first part in which two versions differ, up or down (S10); anything but a version counts as no change.
 */
export function versionChange(running: string, remote: string): VersionChange {
  const [here, there] = [shape.exec(running), shape.exec(remote)];
  if (here === null || there === null) return 'none';
  if (here[1] !== there[1]) return 'major';
  if (here[2] !== there[2]) return 'minor';
  return here[3] === there[3] ? 'none' : 'patch';
}
