import { and, asc, eq, sql } from 'drizzle-orm';
import {
  accommodations,
  appeals,
  auditEntries,
  authenticators,
  classrooms,
  exerciseReports,
  exercises,
  exerciseShares,
  exerciseVersions,
  feedback,
  gradeChanges,
  invitations,
  linkedAccounts,
  mailLinks,
  mails,
  passkeys,
  polls,
  pollVoters,
  recoveryCodes,
  sessions,
  users,
} from '../../../db/tables/index.ts';
import {
  eraseAuditDetails,
  eraseExercises,
  eraseFeedback,
  eraseImages,
  eraseInvitations,
  eraseMergedAccounts,
  eraseReports,
  eraseShares,
  eraseWork,
  leaveTaughtClasses,
} from './erase-steps.ts';
import {
  own,
  ownAttempts,
  ownImages,
  ownLateArrivals,
  ownMemberships,
  ownRecordViews,
  ownRegradedResponses,
  ownRegradedVariants,
  ownReplies,
  ownResponses,
  ownVariants,
} from './export-steps.ts';
import { mergeAccommodations, mergeAttempts, mergeMembers, mergeShares } from './merge-steps.ts';
import {
  erasePolls,
  erasePollVoters,
  mergePollVoters,
  ownPollPresences,
  ownPollQuestions,
  ownPollVotes,
} from './poll-steps.ts';
import type { PersonalDataOfTables } from './rules.ts';

/** Ends with the account: what opened only that one. */
const ends = { merge: 'delete', erase: 'delete' } as const;
/** The person's own, wherever they go. */
const belongs = { merge: 'move', erase: 'delete' } as const;
/** Says who did something; stays true when the name is gone. */
const names = { merge: 'move', erase: 'keep' } as const;

const ofNobody = (none: string) => ({ users: {}, export: { none } }) as const;

/**
 * What becomes of each table when two accounts become one, when a person asks for their data, and when they are erased.
 * Every table stands here, and every column that names a user; the tests beside this file see to it.
 */
export const personalData: PersonalDataOfTables = {
  users: {
    users: { mergedIntoId: { merge: 'move', erase: eraseMergedAccounts } },
    export: own(users.id, {
      shown: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        userName: users.userName,
        roles: users.roles,
        isAnonymous: users.isAnonymous,
        createdAt: users.createdAt,
        lastSeenAt: users.lastSeenAt,
      },
      order: users.id,
    }),
  },
  sessions: {
    users: { userId: ends, actingAsId: ends },
    export: own(sessions.userId, {
      shown: {
        device: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      },
      order: sessions.createdAt,
    }),
  },
  mailLinks: {
    users: { userId: ends },
    export: own(mailLinks.userId, {
      shown: {
        purpose: mailLinks.purpose,
        email: mailLinks.email,
        createdAt: mailLinks.createdAt,
        usedAt: mailLinks.usedAt,
      },
      order: mailLinks.createdAt,
    }),
  },
  authenticators: {
    users: { userId: ends },
    export: own(authenticators.userId, {
      shown: { createdAt: authenticators.createdAt, confirmedAt: authenticators.confirmedAt },
      order: authenticators.createdAt,
    }),
  },
  recoveryCodes: {
    users: { userId: ends },
    export: own(recoveryCodes.userId, {
      shown: { createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt },
      order: recoveryCodes.createdAt,
    }),
  },
  passkeys: {
    users: { userId: belongs },
    export: own(passkeys.userId, {
      shown: { name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt },
      order: passkeys.createdAt,
    }),
  },
  linkedAccounts: {
    users: { userId: belongs },
    export: own(linkedAccounts.userId, {
      shown: {
        issuer: linkedAccounts.issuer,
        subject: linkedAccounts.subject,
        email: linkedAccounts.email,
        createdAt: linkedAccounts.createdAt,
      },
      order: linkedAccounts.createdAt,
    }),
  },
  challenges: { users: { userId: ends }, export: { none: 'exchanges of a few minutes' } },
  signingKeys: ofNobody("the server's own keys"),
  throttles: ofNobody('counts under hashes that name nobody, for some hours'),

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
    export: { none: 'what was done to a whole class; what it changed for a learner stands in the next two' },
  },
  regradedVariants: { users: {}, export: ownRegradedVariants },
  regradedResponses: { users: {}, export: ownRegradedResponses },
  appeals: {
    users: { userId: { merge: 'move', erase: eraseWork }, decidedBy: names },
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
  lateArrivals: { users: { decidedBy: names }, export: ownLateArrivals },

  exercises: {
    users: { ownerId: { merge: 'move', erase: eraseExercises } },
    export: own(exercises.ownerId, {
      shown: {
        id: exercises.id,
        title: exercises.title,
        status: exercises.status,
        document: exercises.draft,
        createdAt: exercises.createdAt,
        updatedAt: exercises.updatedAt,
      },
      order: exercises.id,
    }),
  },
  exerciseVersions: {
    users: { publishedBy: names },
    export: async (db, { userId, offset, limit }) =>
      db
        .select({
          exerciseId: exerciseVersions.exerciseId,
          number: exerciseVersions.number,
          publishedAt: exerciseVersions.publishedAt,
          // What somebody else wrote and this person published is the other's.
          document: sql`case when ${exercises.ownerId} = ${userId} then ${exerciseVersions.document} end`,
        })
        .from(exerciseVersions)
        .innerJoin(exercises, eq(exercises.id, exerciseVersions.exerciseId))
        .where(and(eq(exerciseVersions.publishedBy, userId)))
        .orderBy(asc(exerciseVersions.id))
        .limit(limit)
        .offset(offset),
  },
  exerciseShares: {
    users: { userId: { merge: mergeShares, erase: eraseShares }, createdBy: names },
    export: own(exerciseShares.userId, {
      shown: {
        exerciseId: exerciseShares.exerciseId,
        email: exerciseShares.email,
        level: exerciseShares.level,
        createdAt: exerciseShares.createdAt,
      },
      order: exerciseShares.id,
    }),
  },
  exerciseReports: {
    users: { reporterId: { merge: 'move', erase: eraseReports } },
    export: own(exerciseReports.reporterId, {
      shown: {
        exerciseId: exerciseReports.exerciseId,
        message: exerciseReports.message,
        reply: exerciseReports.reply,
        createdAt: exerciseReports.createdAt,
      },
      order: exerciseReports.id,
    }),
  },
  searchWords: ofNobody('words of published exercises'),
  images: { users: { ownerId: { merge: 'move', erase: eraseImages } }, export: ownImages },
  imageSizes: ofNobody('the files of the pictures, which lie beside'),

  polls: {
    users: { ownerId: { merge: 'move', erase: erasePolls } },
    export: own(polls.ownerId, {
      shown: { id: polls.id, name: polls.name, createdAt: polls.createdAt, endedAt: polls.endedAt },
      order: polls.id,
    }),
  },
  pollQuestions: { users: {}, export: ownPollQuestions },
  pollRounds: ofNobody('times at which polls asked something'),
  pollVoters: {
    users: { userId: { merge: mergePollVoters, erase: erasePollVoters } },
    export: own(pollVoters.userId, {
      shown: { pollId: pollVoters.pollId, codename: pollVoters.codename, joinedAt: pollVoters.joinedAt },
      order: pollVoters.id,
    }),
  },
  pollVotes: { users: {}, export: ownPollVotes },
  pollModerations: ofNobody('which words may be on the wall'),
  pollPresences: { users: {}, export: ownPollPresences },

  mails: {
    users: { userId: belongs },
    export: own(mails.userId, {
      // Their texts hold links that open things.
      shown: {
        to: mails.to,
        subject: mails.subject,
        state: mails.state,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      },
      order: mails.id,
    }),
  },
  auditEntries: {
    users: { actorId: names, subjectId: { merge: 'move', erase: eraseAuditDetails } },
    export: own(auditEntries.subjectId, {
      shown: { at: auditEntries.at, act: auditEntries.act, details: auditEntries.details },
      order: auditEntries.id,
    }),
  },
  recordViews: { users: { viewerId: names, learnerId: belongs }, export: ownRecordViews },
  feedback: {
    users: { userId: { merge: 'move', erase: eraseFeedback } },
    export: own(feedback.userId, {
      shown: {
        type: feedback.type,
        subject: feedback.subject,
        message: feedback.message,
        preferredEmail: feedback.preferredEmail,
        replyAllowed: feedback.replyAllowed,
        context: feedback.context,
        createdAt: feedback.createdAt,
      },
      order: feedback.id,
    }),
  },
  feedbackReplies: { users: { authorId: names }, export: ownReplies },
  logMessages: ofNobody('what browsers report names no user'),
};
