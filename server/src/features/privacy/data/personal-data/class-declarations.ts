import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../core/db/open-database.ts';
import {
  accommodations,
  classrooms,
  gradeChanges,
  invitations,
  worksheets,
  worksheetSheets,
} from '../../../../core/db/tables/index.ts';
import { eraseInvitations, eraseWork, leaveTaughtClasses } from './erase-steps.ts';
import {
  own,
  ownAttempts,
  ownAppeals,
  ownComments,
  ownLateArrivals,
  ownMemberships,
  ownRegradedResponses,
  ownRegradedVariants,
  ownResponses,
  ownVariants,
} from './export-steps.ts';
import { mergeAccommodations, mergeAttempts, mergeMembers } from './merge-steps.ts';
import type { Erasure, PersonalDataOfTables } from './rules.ts';
import { names, ofNobody } from './words.ts';

/** Removes the worksheets that only this person could open; those of a class stay with the class. */
async function eraseWorksheets(tx: Queryable, { userId }: Erasure): Promise<void> {
  const theirs = sql`select id from worksheets where owner_id = ${userId} and classroom_id is null`;
  await tx.execute(sql`delete from worksheet_sheets where worksheet_id in (${theirs})`);
  await tx.execute(sql`delete from worksheet_items where worksheet_id in (${theirs})`);
  await tx.execute(sql`delete from worksheets where owner_id = ${userId} and classroom_id is null`);
}

/** Classes, their tasks, and what was done in them. */
export const classData = {
  classrooms: {
    users: { createdBy: names },
    export: own(classrooms.createdBy, {
      shown: {
        name: classrooms.name,
        description: classrooms.description,
        createdAt: classrooms.createdAt,
        archivedAt: classrooms.archivedAt,
      },
      order: classrooms.createdAt,
    }),
  },
  members: { users: { userId: { merge: mergeMembers, erase: leaveTaughtClasses } }, export: ownMemberships },
  invitations: {
    users: { acceptedBy: { merge: 'move', erase: eraseInvitations }, invitedBy: names },
    export: own(invitations.acceptedBy, {
      shown: {
        email: invitations.email,
        role: invitations.role,
        sentAt: invitations.sentAt,
        acceptedAt: invitations.acceptedAt,
      },
      order: invitations.id,
    }),
  },
  sections: ofNobody('parts of classes'),
  tasks: ofNobody('parts of classes'),
  taskGroups: ofNobody('parts of tasks'),
  taskItems: ofNobody('parts of tasks'),
  accommodations: {
    users: { userId: { merge: mergeAccommodations, erase: 'delete' }, changedBy: names },
    export: own(accommodations.userId, {
      shown: {
        classroomId: accommodations.classroomId,
        timeFactor: accommodations.timeFactor,
        extraMinutes: accommodations.extraMinutes,
        shiftMinutes: accommodations.shiftMinutes,
        shiftUntil: accommodations.shiftUntil,
        extraAttempts: accommodations.extraAttempts,
        note: accommodations.note,
        changedAt: accommodations.changedAt,
      },
      order: accommodations.classroomId,
    }),
  },

  gradings: ofNobody('rules of classes'),
  gradeGroups: ofNobody('rules of classes'),
  gradeBookGenerations: ofNobody('marks of changes of classes'),
  gradeBookChanges: ofNobody('marks of changes of classes'),
  gradeBookPieces: ofNobody('marks of changes of classes'),
  gradeChanges: {
    users: { userId: { merge: 'move', erase: eraseWork }, changedBy: names },
    export: own(gradeChanges.userId, {
      shown: {
        taskId: gradeChanges.taskId,
        score: gradeChanges.score,
        isExcused: gradeChanges.isExcused,
        reason: gradeChanges.reason,
        changedAt: gradeChanges.changedAt,
      },
      order: gradeChanges.id,
    }),
  },

  attempts: { users: { userId: { merge: mergeAttempts, erase: eraseWork } }, export: ownAttempts },
  attemptVariants: { users: {}, export: ownVariants },
  responses: { users: {}, export: ownResponses },
  regrades: {
    users: { appliedBy: names, undoneBy: names },
    export: { none: 'what was done to a whole class; what it changed for a learner is in the next two' },
  },
  regradedVariants: { users: {}, export: ownRegradedVariants },
  regradedResponses: { users: {}, export: ownRegradedResponses },
  appeals: {
    users: { userId: { merge: 'move', erase: eraseWork }, raisedBy: names, decidedBy: names },
    export: ownAppeals,
  },
  answerComments: { users: { authorId: names }, export: ownComments },
  lateArrivals: { users: { decidedBy: names }, export: ownLateArrivals },
  // Sheets name their learners by account, so that an erased name is on no sheet.
  worksheets: {
    users: { ownerId: { merge: 'move', erase: eraseWorksheets } },
    export: own(worksheets.ownerId, {
      shown: { code: worksheets.code, title: worksheets.title, createdAt: worksheets.createdAt },
      order: worksheets.id,
    }),
  },
  worksheetItems: ofNobody('exercises of a worksheet'),
  worksheetSheets: {
    users: { learnerId: names },
    export: own(worksheetSheets.learnerId, {
      shown: { worksheetId: worksheetSheets.worksheetId, number: worksheetSheets.number },
      order: worksheetSheets.worksheetId,
    }),
  },
} satisfies Partial<PersonalDataOfTables>;
