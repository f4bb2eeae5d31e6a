import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { benchAttack, benchBallots } from './attack/attack.ts';
import { benchCatalogue } from './speed/catalogue.ts';
import { benchDue } from './speed/due-learners.ts';
import { benchDrag } from './speed/pages/drag.ts';
import { benchEditor } from './speed/pages/editor.ts';
import { benchExtremes } from './faults/extremes.ts';
import {
  benchCuts,
  benchDatabaseKills,
  benchDuplicates,
  benchKills,
  benchLastSeconds,
  benchSoak,
  benchStops,
  benchStreamCuts,
} from './faults/faults.ts';
import { benchFieldKey } from './speed/pages/field-key.ts';
import { benchFigurePages } from './speed/pages/figure-pages.ts';
import { benchFirstVisit } from './speed/pages/first-visit.ts';
import { benchGradeBook } from './speed/grade-book.ts';
import { benchMaths } from './maths/maths.ts';
import { benchMutation } from './mutation/mutation.ts';
import { benchPayments } from './faults/payments.ts';
import { benchOffline } from './faults/offline.ts';
import { benchPassback } from './faults/passback.ts';
import { benchLti } from './speed/lti.ts';
import { benchPaidClass } from './speed/paid-class.ts';
import { benchPlots } from './maths/plots.ts';
import { benchPlanePoll } from './speed/plane-poll.ts';
import { benchPolls } from './speed/polls.ts';
import { benchReview } from './speed/review.ts';
import { benchSlowest } from './slowest/slowest.ts';
import { benchClassPages, benchDraft, benchShowQuestion, benchStart, benchSubmit } from './speed/speed.ts';
import { benchTaskStart } from './speed/task-start.ts';
import { benchProperties } from './truth/properties.ts';
import { benchTruth } from './truth/truth.ts';

/*
 * npm run bench [-- NAME...]: without names the speed of the product. The others take long and run when they are named.
 * BENCH_SECONDS, BENCH_DATABASE (embedded or postgres), BENCH_COUNT and BENCH_SEED change what is run.
 */

const speed = {
  start: benchStart,
  'show-question': benchShowQuestion,
  submit: benchSubmit,
  draft: benchDraft,
  'class-pages': benchClassPages,
  maths: benchMaths,
  plots: benchPlots,
};
const scale = {
  'task-start-500': benchTaskStart,
  catalogue: benchCatalogue,
  'grade-book': benchGradeBook,
  'paid-class': benchPaidClass,
  lti: benchLti,
  polls: benchPolls,
  'plane-poll': benchPlanePoll,
  due: benchDue,
  review: benchReview,
};
const browsers = {
  drag: benchDrag,
  editor: benchEditor,
  'field-key': benchFieldKey,
  'figure-pages': benchFigurePages,
  'first-visit': benchFirstVisit,
};
const accuracy = { truth: benchTruth, properties: benchProperties, slowest: benchSlowest, mutation: benchMutation };
const faults = {
  kills: benchKills,
  'database-kills': benchDatabaseKills,
  stops: benchStops,
  cuts: benchCuts,
  attack: benchAttack,
  ballots: benchBallots,
  extremes: benchExtremes,
  duplicates: benchDuplicates,
  passback: benchPassback,
  payments: benchPayments,
  offline: benchOffline,
  'stream-cuts': benchStreamCuts,
  'last-seconds': benchLastSeconds,
  soak: benchSoak,
};
const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  ...speed,
  ...scale,
  ...browsers,
  ...accuracy,
  ...faults,
};

const chosen = process.argv.slice(2);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${load}, Node ${process.version}, commit ${commit}`);
for (const name of chosen.length > 0 ? chosen : Object.keys(speed)) {
  const benchmark = benchmarks[name];
  if (!benchmark) throw new Error(`no benchmark "${name}"; there are ${Object.keys(benchmarks).join(', ')}`);
  console.log(`\n${name}`);
  await benchmark();
}
