import { and, asc, eq, sql } from 'drizzle-orm';
import {
  auditEntries,
  authenticators,
  exerciseReports,
  exercises,
  exerciseShares,
  exerciseVersions,
  feedback,
  linkedAccounts,
  mailLinks,
  mails,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '../../../../core/db/tables/index.ts';
import { classData } from './class-declarations.ts';
import { commerceDeclarations } from './commerce/declarations.ts';
import {
  eraseAuditDetails,
  eraseExercises,
  eraseFeedback,
  eraseImages,
  eraseMergedAccounts,
  eraseReports,
  eraseShares,
} from './erase-steps.ts';
import { exchangeDeclarations } from './exchange/exchange-declarations.ts';
import { own, ownImages, ownRecordViews, ownReplies } from './export-steps.ts';
import { goalDeclarations } from './goal-declarations.ts';
import { mergeShares } from './merge-steps.ts';
import { ltiConnectionDeclarations } from './outside/lti-connection-declarations.ts';
import { ltiDeclarations } from './outside/lti-declarations.ts';
import { notificationDeclarations } from './notification-declarations.ts';
import { pollData } from './poll-declarations.ts';
import { reviewDeclarations } from './review-declarations.ts';
import type { PersonalDataOfTables } from './rules.ts';
import { tutoringData } from './tutoring-declarations.ts';
import { belongs, ends, names, ofNobody } from './words.ts';

/**
 * Treatment of each table when two accounts are merged, when a person asks for their data, and when they are erased.
 * Every table is listed, and every column that names a user; the tests beside this file check it.
 */
export const personalData: PersonalDataOfTables = {
  users: {
    users: { mergedIntoId: { merge: 'move', erase: eraseMergedAccounts }, letInBy: names },
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
        timeZone: users.timeZone,
        notation: users.notation,
        language: users.language,
        seenLanguage: users.seenLanguage,
        letInAt: users.letInAt,
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
  choreTurns: ofNobody('turns of the servers'),
  answerCounts: ofNobody('counts of exercises'),
  throttles: ofNobody('counts under hashes that name no one, for some hours'),

  ...classData,

  exercises: {
    users: { ownerId: { merge: 'move', erase: eraseExercises } },
    export: own(exercises.ownerId, {
      shown: {
        id: exercises.id,
        title: exercises.title,
        status: exercises.status,
        audience: exercises.audience,
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
          // Text written by one person and published by another belongs to the writer.
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
  exerciseClasses: ofNobody('classes that find an exercise'),
  searchWords: ofNobody('words of published exercises'),
  loadedCatalogues: ofNobody('which starter exercises were loaded'),
  images: { users: { ownerId: { merge: 'move', erase: eraseImages } }, export: ownImages },
  imageSizes: ofNobody('the files of the pictures, which lie beside'),

  ...pollData,
  ...goalDeclarations,
  ...notificationDeclarations,
  ...exchangeDeclarations,
  ...reviewDeclarations,
  ...tutoringData,
  ...ltiDeclarations,
  changedScores: { users: { userId: ends }, export: { none: 'which scores are looked at again in a moment' } },
  ...ltiConnectionDeclarations,
  ...commerceDeclarations,

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
