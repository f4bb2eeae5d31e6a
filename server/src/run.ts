import { readEnvironment } from './core/environment/environment.ts';
import type { Environment } from './core/environment/environment.ts';
import { endLoading } from './core/loading/loading.ts';
import { createLog } from './core/logger.ts';
import { mailFolder } from './core/outside/mail.ts';
import { startServer } from './server.ts';
import { endWithProcess } from './signals.ts';
import { demoSignIns } from './features/demo/work/people.ts';

const say = (line: string): void => console.log(line);

/** Errors whose message is written for the operator; of all others the stack helps more. */
const worded = new Set([
  'EnvironmentError',
  'FolderInUseError',
  'DamagedFolderError',
  'DataFolderError',
  'PostgresError',
  'ListenError',
]);

function tell(error: unknown): void {
  console.error(error instanceof Error && worded.has(error.name) ? `\n${error.message}\n` : error);
}

function describeMail(environment: Environment): string {
  return environment.smtpUrl === undefined
    ? `no mail server: mails are written into ${mailFolder(environment)} (SMTP_URL sends them)`
    : `mails go out from ${environment.mailFrom}`;
}

function describeStart(environment: Environment, url: string): string {
  const kind = environment.databaseUrl === undefined ? `embedded database in ${environment.dataDir}` : 'Postgres';
  const lines = [
    '',
    `Lemma is ready: ${environment.port === 0 ? url : environment.publicUrl}`,
    `  ${kind}`,
    `  ${describeMail(environment)}`,
  ];
  if (environment.demo) {
    lines.push('', '  Sign in to the demo school:');
    for (const { who, username, password } of demoSignIns) {
      lines.push(`    ${who.padEnd(8)} ${username}   password ${password}`);
    }
  }
  return [...lines, '', '  Ctrl+C stops it.', ''].join('\n');
}

const loadCode = async () => ({ ...(await import('./app.ts')), ...(await import('./starting-data.ts')) });

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel);
  // Most of the code is loaded while the database opens.
  let code: ReturnType<typeof loadCode> | undefined;
  const loaded = () => (code ??= loadCode());

  const starting = startServer({
    environment,
    log,
    say: (line) => say(`  ${line}`),
    whileOpening: () => void loaded(),
    buildApp: async (database) => (await loaded()).buildApp({ environment, database, log }),
    async prepare(app) {
      await (await loaded()).loadStartingData(app.services, (line) => say(`  ${line}`));
      endLoading();
    },
  });

  endWithProcess(starting, log);
  const server = await starting;
  say(describeStart(environment, server.url));
}

/** Runs the server as a program: starts it, prints what happens, and ends the process when it cannot start. */
export async function run(): Promise<void> {
  try {
    await start();
  } catch (error) {
    tell(error);
    process.exit(1);
  }
}
