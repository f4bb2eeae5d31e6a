import type { Log } from './core/db/log.ts';
import type { RunningServer } from './server.ts';

/**
 * Ends the process in an orderly way: SIGTERM and SIGINT drain the server and exit with 0, a second signal exits
 * immediately, and an unhandled error is logged and exits with 1. Nothing acknowledged depends on the drain: it is
 * in the database's log before the answer leaves.
 */
export function endWithProcess(starting: Promise<RunningServer>, log: Log): void {
  const crash = (error: unknown): void => {
    log.error({ err: error }, 'an unhandled error: the server ends');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);

  let signals = 0;
  const stop = (signal: NodeJS.Signals): void => {
    signals += 1;
    if (signals > 1) process.exit(1);
    log.info({ signal }, 'stopping');
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the server did not stop in order');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
