import { accommodations, appeals, classrooms, gradeChanges, invitations } from '../../../../core/db/tables/index.ts';
import { eraseInvitations, eraseWork, leaveTaughtClasses } from './erase-steps.ts';
import {
  own,
  ownAttempts,
  ownComments,
  ownLateArrivals,
  ownMemberships,
  ownRegradedResponses,
  ownRegradedVariants,
  ownResponses,
  ownVariants,
} from './export-steps.ts';
import { mergeAccommodations, mergeAttempts, mergeMembers } from './merge-steps.ts';
import type { PersonalDataOfTables } from './rules.ts';
import { names, ofNobody } from './words.ts';

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
    export: own(appeals.userId, {
      shown: {
        responseId: appeals.responseId,
        part: appeals.part,
        message: appeals.message,
        createdAt: appeals.createdAt,
        state: appeals.state,
        answer: appeals.answer,
        decidedAt: appeals.decidedAt,
      },
      order: appeals.id,
    }),
  },
  answerComments: { users: { authorId: names }, export: ownComments },
  lateArrivals: { users: { decidedBy: names }, export: ownLateArrivals },
} satisfies Partial<PersonalDataOfTables>;
