import type { Chore } from '../../../../core/chores.ts';
import type { Services } from '../../../../core/services.ts';
import { keepColumns } from './columns.ts';
import { compareDaily } from './comparing.ts';
import { scoreSending } from './sending.ts';
import { followScores, settleScores } from './settling.ts';

const second = 1000;

export const scoreChores = (services: Services): Chore[] => [
  { what: 'noting scores for platforms', everyMs: 2 * second, work: () => noteAndSettle(services) },
  { what: 'sending scores to platforms', everyMs: 2 * second, work: () => scoreSending(services).startDue() },
  { what: 'keeping columns of platforms', everyMs: 30 * second, work: () => keepColumns(services) },
  { what: 'comparing scores with platforms', everyMs: 600 * second, work: () => compareDaily(services) },
];

async function noteAndSettle(services: Services): Promise<void> {
  await followScores(services);
  await settleScores(services);
}
