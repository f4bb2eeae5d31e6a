import { recordHappenings } from '../../../notifications/api.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { ExerciseReport } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, notFound } from '../../../../core/errors.ts';
import { canEditExercise } from '../policy.ts';
import { exerciseData, type ExerciseRow } from '../../data/exercise-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { sharingData } from '../../data/sharing-store.ts';
import type { Services } from '../../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

type Row = Awaited<ReturnType<ReturnType<typeof sharingData>['selectReports']>>[number];

function presentReport({ report, reporterName }: Row, user: SignedInUser): ExerciseReport {
  const { id, versionNumber, seed, message, reply, createdAt, resolvedAt, reporterId } = report;
  return {
    id,
    versionNumber,
    seed,
    reporter: reporterId === user.id ? '' : reporterName,
    message,
    createdAt: createdAt.toISOString(),
    reply,
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

/** Reports a problem with the newest version to the author. */
export async function reportExercise(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  { message, seed }: { readonly message: string; readonly seed: number | null },
): Promise<ExerciseReport> {
  const version = await exerciseData(services).selectLatestVersion(exercise.id);
  if (!version) throw conflict('request/conflict', said(m.notPublishedYet));
  const id = newId();
  await inTransaction(services, async (services) => {
    await sharingData(services).insertReport({
      id,
      exerciseId: exercise.id,
      versionNumber: version.number,
      seed,
      reporterId: user.id,
      message,
      createdAt: services.now(),
    });
    if (exercise.ownerId === user.id) return;
    await recordHappenings(services, [
      {
        kind: 'exercise-reported',
        subject: id,
        topic: `exercise:${exercise.id}`,
        fold: exercise.id,
        to: { person: exercise.ownerId },
        about: { exerciseId: exercise.id, title: exercise.title },
      },
    ]);
  });
  return findReport(services, user, exercise, id);
}

/** All of them for editors, their own for everybody else. */
export async function listExerciseReports(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
): Promise<ExerciseReport[]> {
  const reporterId = canEditExercise(user, exercise) ? undefined : user.id;
  const rows = await sharingData(services).selectReports(exercise.id, reporterId);
  return rows.map((row) => presentReport(row, user));
}

/** Answers a report and closes it; answering again changes the answer. */
export async function resolveReport(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  { reportId, reply }: { readonly reportId: string; readonly reply: string },
): Promise<ExerciseReport> {
  if (!(await sharingData(services).resolveReport(exercise.id, reportId, reply, services.now()))) throw notFound();
  return findReport(services, user, exercise, reportId);
}

async function findReport(services: Services, user: SignedInUser, exercise: ExerciseRow, id: string) {
  const report = (await listExerciseReports(services, user, exercise)).find((one) => one.id === id);
  if (!report) throw notFound();
  return report;
}
