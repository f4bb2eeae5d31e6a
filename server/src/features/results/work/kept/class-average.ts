import { ownPart } from '../../../../core/own.ts';
import type { Services } from '../../../../core/services.ts';
import { classBase } from './class-base.ts';
import { keepRows } from './class-rows.ts';
import { roundScore, totalOfCells } from '../grade-book.ts';
import { classScores, keepByGeneration, type Made } from '../../../tasks/api.ts';

interface ClassAverage {
  /** In percent; null while nothing counts. */
  readonly average: number | null;
}

const bytesOfAverage = 100;
const bytesOfTotal = 16;

/** Means of the totals of all learners of a class, without those who only try it out, kept while nothing in its grade book has changed. */
const averages = ownPart((services) => {
  const keep = (asLearnersSee: boolean) => {
    const readTotals = keepRows(services, {
      readScores: classScores(services),
      readBase: classBase(services),
      asLearnersSee,
      rowOf: ({ isTest }, cells, grounds) => ({ percent: isTest ? null : totalOfCells(grounds, cells).percent }),
      sizeOf: () => bytesOfTotal,
    });
    return keepByGeneration(services, {
      make: async (classId): Promise<Made<ClassAverage>> => {
        const { rows, until } = await readTotals(classId);
        const totals = rows.flatMap(({ percent }) => percent ?? []);
        const sum = totals.reduce((one, other) => one + other, 0);
        return { value: { average: totals.length === 0 ? null : roundScore(sum / totals.length) }, until };
      },
      sizeOf: () => bytesOfAverage,
    });
  };
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
