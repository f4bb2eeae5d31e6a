import type * as calls from '@lemma/contracts';
import {
  type QueryOf,
  type ResponseOf,
  type Sheet,
  type Worksheet,
  worksheetsPageSize,
  type WorksheetSummary,
  type NotationChoice,
} from '@lemma/contracts';
import { isMathsType, everythingSeen, figuresFor } from '@lemma/math/document';
import { forbidden } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { canSeeKeys, exerciseQueries } from '../../exercises/api.ts';
import { worksheetData, type WorksheetRow } from '../data/worksheet-store.ts';
import { drawForPaper } from './drawing.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

export function presentSummary(row: Omit<WorksheetRow, 'ownerId'>): WorksheetSummary {
  const { code, title, className, sheetCount, questionCount, points, createdAt } = row;
  return { code, title, className, sheetCount, questionCount, points, createdAt: createdAt.toISOString() };
}

export const presentWorksheet = (row: WorksheetRow): Worksheet => ({
  ...presentSummary(row),
  classId: row.classroomId,
  taskId: row.taskId,
});

export async function listWorksheets(
  services: Services,
  user: SignedInUser,
  page: number,
): Promise<ResponseOf<typeof calls.listWorksheets>> {
  const offset = (page - 1) * worksheetsPageSize;
  const rows = await worksheetData(services).selectOwn(user.id, { offset, limit: worksheetsPageSize + 1 });
  return {
    worksheets: rows.slice(0, worksheetsPageSize).map(presentSummary),
    hasMore: rows.length > worksheetsPageSize,
  };
}

/** Sheets as they were printed: each question is drawn again from its version and seed. */
export async function listSheets(
  services: Services,
  user: SignedInUser,
  worksheet: WorksheetRow,
  page: QueryOf<typeof calls.listSheets>,
): Promise<Sheet[]> {
  const [items, sheets] = await Promise.all([
    worksheetData(services).selectItems(worksheet.id),
    worksheetData(services).selectSheets(worksheet.id, page),
  ]);
  if (worksheet.taskId === null) await refuseSecrets(services, user, items);
  const itemAt = new Map(items.map((item) => [item.position, item]));
  const presented: Sheet[] = [];
  for (const { number, letter, learnerId, questions, firstName, lastName } of sheets) {
    presented.push({
      number,
      letter,
      learnerName: learnerId === null ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      questions: await Promise.all(
        questions.flatMap(([position, seed]) => {
          const item = itemAt.get(position);
          return item ? [presentQuestion(services, item, { seed, notation: worksheet.notation })] : [];
        }),
      ),
    });
  }
  return presented;
}

type Item = Awaited<ReturnType<ReturnType<typeof worksheetData>['selectItems']>>[number];

async function presentQuestion(
  services: Services,
  { versionId, points, title }: Item,
  { seed, notation }: { readonly seed: number; readonly notation: NotationChoice },
): Promise<Sheet['questions'][number]> {
  const { variant, view } = await drawForPaper(services, versionId, seed, notation);
  return {
    title,
    points,
    variant: view as never,
    keys: variant.parts.map(({ name, answerType, answerLatex, answerPlain, choices }) => ({
      part: name,
      text: answerLatex,
      isMaths: isMathsType(answerType),
      rightChoices: choices.length === 0 ? [] : answerPlain.split(','),
    })),
    solution: variant.solution,
    keyFigures: figuresFor(variant, everythingSeen),
  };
}

/** Refuses keys of exercises that an assessment keeps from the caller by now. */
async function refuseSecrets(services: Services, user: SignedInUser, items: readonly Item[]): Promise<void> {
  const ids = [...new Set(items.map(({ exerciseId }) => exerciseId))];
  const exercises = await exerciseQueries(services).findExercises(ids, user.id);
  for (const exercise of exercises.values()) {
    if (exercise.isSecret && !canSeeKeys(user, exercise)) {
      throw forbidden(said(m.keptSecret, { title: exercise.title }));
    }
  }
}
