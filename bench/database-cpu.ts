import { readdirSync, readFileSync } from 'node:fs';

let postmaster: number | undefined;

/** Counts the processor time of this Postgres server from now on; of none when it is undefined. */
export function watchDatabase(pid: number | undefined): void {
  postmaster = pid;
}

/** Fields of /proc/PID/stat behind the name of the program: parent, and ticks of its own and of children that ended. */
function readTicks(pid: string) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [, parent, ...rest] = fields.map(Number);
  const own = (rest[9] ?? 0) + (rest[10] ?? 0);
  return { parent, own, ended: (rest[11] ?? 0) + (rest[12] ?? 0) };
}

/** CPU time of the watched Postgres server with all its connections, in milliseconds; from /proc, so on Linux alone. */
export function databaseCpuMs(): number {
  if (postmaster === undefined) return 0;
  const { own, ended } = readTicks(String(postmaster));
  let ticks = own + ended;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const child = readTicks(pid);
      if (child.parent === postmaster) ticks += child.own;
    } catch {
      // It has ended meanwhile, and counts with its parent from now on.
    }
  }
  return ticks * 10;
}
