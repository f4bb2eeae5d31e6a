// Runs before `npm start` and `npm test`, with any Node from 20 on and without packages: installs the packages when the
// lock file changed, and builds the pages when their sources changed (not with --no-build; with --made-up-languages also
// in the languages that tests walk through). A run with nothing to do takes a fraction of a second.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const installMark = join(modules, '.lemma-install');
const buildMark = join(root, 'web/dist/.lemma-build');
const NEEDED_NODE = 24;

/** An error whose message is all that its reader needs. */
class Obstacle extends Error {}

/** The Node that npm scripts find first: the one among the packages, else the one that runs this. */
function findNode() {
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(own)) return { path: process.execPath, version: process.versions.node };
  const asked = spawnSync(own, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (asked.status === 0) return { path: own, version: asked.stdout.trim().replace(/^v/, '') };
  throw new Obstacle(
    `The Node ${NEEDED_NODE} that comes with Lemma's packages does not run on this system ` +
      `(${asked.stderr?.trim().split('\n')[0] || asked.error?.message || 'no reason given'}).\n` +
      'It is made for Linux with glibc and for Windows. On others, such as Alpine, install Node ' +
      `${NEEDED_NODE} or newer and delete ${own}.`,
  );
}

function checkNodeBeforeInstall() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new Obstacle(
      `Lemma needs Node 20 or newer to install itself; this is Node ${process.versions.node}.\n` +
        `Get Node ${NEEDED_NODE} from https://nodejs.org or your system's packages.`,
    );
  }
  const target = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const offered = Object.keys(readJson(join(root, 'package.json')).optionalDependencies ?? {});
  if (major < NEEDED_NODE && !offered.includes(`node-${target}`)) {
    const how = process.platform === 'darwin' ? 'https://nodejs.org, or: brew install node' : 'https://nodejs.org';
    throw new Obstacle(
      `Lemma runs on Node ${NEEDED_NODE}. It brings its own for Linux and Windows, but there is none for ${target}, ` +
        `and this is Node ${process.versions.node}.\nInstall Node ${NEEDED_NODE} or newer: ${how}`,
    );
  }
}

function checkNodeAfterInstall() {
  const node = findNode();
  if (Number(node.version.split('.')[0]) >= NEEDED_NODE) return node.path;
  throw new Obstacle(
    `Lemma runs on Node ${NEEDED_NODE}; this is Node ${node.version}, and npm left out the one among the packages.\n` +
      `Are optional packages switched off? Else install Node ${NEEDED_NODE} or newer from https://nodejs.org.`,
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * True when npm itself has noted that exactly what the lock file asks for is installed, as after `npm ci` by hand.
 * Packages for other platforms are optional and may be missing.
 */
function isInstalled(lock) {
  const noted = join(modules, '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = readJson(noted).packages ?? {};
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional || wanted.peer || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(join(root, path));
  });
}

async function installPackages() {
  const file = join(root, 'package-lock.json');
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n${text}`).digest('hex');
  if (readMark(installMark) === hash) return;
  if (!isInstalled(JSON.parse(text))) {
    // Windows cannot delete the Node that runs this, which `npm ci` would do.
    const keeps = process.platform === 'win32' && process.execPath.startsWith(modules + sep);
    const command = keeps ? ['install', '--no-save'] : ['ci'];
    await step('Installing packages', () => runNpm([...command, '--ignore-scripts', '--no-audit', '--no-fund']));
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(installMark, `${hash}\n`);
}

/** Install scripts of packages stay off: none of the packages needs one. */
function runNpm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.env.npm_node_execpath ?? process.execPath, [script, ...args], root);
  return run('npm', args, root, { shell: process.platform === 'win32' });
}

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sourceFiles(path);
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      yield path;
    }
  }
}

function hashSources() {
  const hash = createHash('sha256');
  const folders = ['web', 'contracts', 'math'].map((name) => join(root, name)).filter((path) => existsSync(path));
  const files = ['package-lock.json', 'tsconfig.base.json'].map((name) => join(root, name));
  for (const folder of folders) files.push(...sourceFiles(folder));
  for (const file of files) {
    if (existsSync(file))
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

async function buildPages(node) {
  const hash = hashSources();
  const withMadeUp = process.argv.includes('--made-up-languages') || process.env.PSEUDO_LANGUAGES === 'on';
  // A build with the languages for tests serves without them as well.
  const index = withMadeUp ? 'index.ar-XB.html' : 'index.html';
  if (readMark(buildMark) === hash && existsSync(join(root, 'web/dist', index))) return;
  const vite = join(modules, 'vite/bin/vite.js');
  const shell = node.endsWith('.cmd');
  const build = [vite, 'build', '--logLevel', 'warn'];
  // For people, whatever the server is started for: a build for development is larger than its bounds.
  const env = { ...process.env, NODE_ENV: 'production', PSEUDO_LANGUAGES: withMadeUp ? 'on' : 'off' };
  await step('Building the pages', () => run(node, build, join(root, 'web'), { shell, env }));
  writeFileSync(buildMark, `${hash}\n`);
}

/** Runs a program silently; what it said is shown when it fails. */
function run(program, args, cwd, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let said = '';
    const keep = (text) => {
      said = (said + text).slice(-20_000);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => fail(new Obstacle(`${program} cannot be started: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Obstacle(`${said.trim()}\n\nThis failed: ${[program, ...args].join(' ')}`));
    });
  });
}

/** Prints the name of work that takes over a second, and how long it took. */
async function step(name, work) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY;
  let announced = false;
  const timer = setInterval(() => {
    if (isTerminal) process.stdout.write(`\r  ${name} … ${seconds()} s`);
    else if (!announced) console.log(`  ${name} …`);
    announced = true;
  }, 1000);
  try {
    await work();
  } finally {
    clearInterval(timer);
    if (announced) console.log(`${isTerminal ? '\r' : ''}  ${name}: ${seconds()} s  `);
  }
}

try {
  checkNodeBeforeInstall();
  await installPackages();
  const node = checkNodeAfterInstall();
  if (!process.argv.includes('--no-build')) await buildPages(node);
} catch (error) {
  if (!(error instanceof Obstacle)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
