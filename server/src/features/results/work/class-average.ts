import { ownPart } from '../../../core/own.ts';
import type { Services } from '../../../core/services.ts';
import { mapInSlices } from '../../../core/slices.ts';
import { resultData } from '../data/result-store.ts';
import { readCells, readGrounds, roundScore, totalOfCells } from './grade-book.ts';
import { keepByGeneration, type Made } from '../../tasks/api.ts';

interface ClassAverage {
  /** In percent; null while nothing counts. */
  readonly average: number | null;
}

/** Mean of the totals of all learners of the class, without those who only try it out. */
async function makeAverage(
  services: Services,
  classId: string,
  seen: { readonly asLearnersSee: boolean },
): Promise<Made<ClassAverage>> {
  const [grounds, learners] = await Promise.all([
    readGrounds(services, classId),
    resultData(services).selectLearners(classId),
  ]);
  const cells = await readCells(services, grounds, { classId }, seen);
  const counting = learners.filter(({ isTest }) => !isTest);
  const percents = await mapInSlices(counting, ({ userId }) => totalOfCells(grounds, cells.of(userId)).percent);
  const totals = percents.filter((percent) => percent !== null);
  const sum = totals.reduce((one, other) => one + other, 0);
  return { value: { average: totals.length === 0 ? null : roundScore(sum / totals.length) }, until: cells.until };
}

const bytesOfAverage = 100;

/** Averages of classes, each kept while nothing in the class's grade book has changed. */
const averages = ownPart((services) => {
  const keep = (asLearnersSee: boolean) =>
    keepByGeneration(services, {
      make: (classId) => makeAverage(services, classId, { asLearnersSee }),
      sizeOf: () => bytesOfAverage,
    });
  return { ofAll: keep(false), asLearnersSee: keep(true) };
});

/** The mean of the totals of all learners of the class, in percent; null while nothing counts. */
export async function averageTotal(services: Services, classId: string): Promise<number | null> {
  return (await averages(services).ofAll(classId)).average;
}

/** The same, limited to the scores that learners may see already. */
export async function averageThatLearnersSee(services: Services, classId: string): Promise<number | null> {
  return (await averages(services).asLearnersSee(classId)).average;
}
