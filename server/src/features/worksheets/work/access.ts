import { requireVisitor, type AccessCheck } from '../../../core/access/authorise.ts';
import { isPrivileged, isStaff } from '../../../core/access/roles.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { worksheetData, type WorksheetRow } from '../data/worksheet-store.ts';

declare module '../../../core/access/resources.ts' {
  interface Resources {
    /** Set on `{ worksheet }` endpoints. */
    readonly worksheet: WorksheetRow;
  }
}

/**
 * Admits those who may see the keys of the worksheet `{worksheetCode}`: the teachers and assistants of its class, and
 * staff; where it has no class, the person who made it. For everybody else it does not exist.
 */
export function checkWorksheet(services: Services): AccessCheck<'reader'> {
  return async (visit) => {
    const visitor = requireVisitor(visit);
    const worksheet = await worksheetData(services).findWorksheet(visit.params.worksheetCode ?? '');
    if (!worksheet) throw notFound();
    if (worksheet.classroomId === null) {
      if (!isOwner(worksheet, visitor)) throw notFound();
      return { resources: { worksheet } };
    }
    const { classroomId: classId } = worksheet;
    const membership = await classroomQueries(services).findMembership({ classId, userId: visitor.id });
    const isHelper = membership?.role === 'teacher' || membership?.role === 'assistant';
    if (!isHelper && !isStaff(visitor)) throw notFound();
    return { resources: { worksheet, membership: isHelper ? membership : null }, classId };
  };
}

const isOwner = (worksheet: WorksheetRow, visitor: SignedInUser): boolean =>
  worksheet.ownerId === visitor.id && isPrivileged(visitor);
