import type { Differing } from './valid-calls.ts';
import type { World } from './world.ts';

const name = { firstName: 'New', lastName: 'Person' };
const password = 'a new long password';
const newPerson = { ...name, email: 'new.person@school.example', password };
const reason = { reason: 'They asked for it.' };

/** Signing in and out, one's account, administration. */
export function accountCalls({ room: { people }, account }: World): Record<string, Differing> {
  const { learner, outsider } = people;
  const asThem = { username: learner.email, password: learner.password };
  return {
    login: { body: asThem },
    mergeAccounts: { body: { email: outsider.email, password: outsider.password } },
    signUp: { body: { ...newPerson, role: 'teacher' } },
    updateAccount: { body: name },
    upgradeAnonymous: { as: 'anonymous', body: newPerson },
    changePassword: { body: { currentPassword: learner.password, newPassword: password } },
    forgotPassword: { body: { email: learner.email } },
    resetPassword: { body: { token: account.resetToken, password } },
    verifyEmail: { body: { token: account.verifyToken } },
    confirmAuthenticator: { as: 'beginner', body: { code: account.beginnerCode } },
    confirmIdentity: { body: { password: learner.password } },
    createPasskey: { as: 'maker', body: { name: 'Key', credential: account.made } },
    giveSecondFactor: { as: 'halfway', body: { code: account.code } },
    passkeySignIn: { as: 'comer', body: { credential: account.used } },
    removePasskey: { as: 'keeper' },
    removeAuthenticator: { as: 'superuser' },
    renewRecoveryCodes: { as: 'superuser' },
    finishProviderSignIn: { query: { state: 'state', code: 'code' } },
    startProviderSignIn: { query: { next: '/', link: 'true' } },
    eraseMyData: { body: { password: learner.password, confirmation: 'ERASE' } },
    listNotifications: { query: { state: 'unread', group: 'learning', page: 1 } },
    readAllNotifications: { body: { until: '2026-09-07T08:00:00.000Z' } },
    setNotificationKind: { body: { kind: 'task-set', isShown: true, mail: 'digest' } },
    updateNotificationSettings: {
      body: { digest: 'weekly', digestHour: 8, quietHours: { from: 20, until: 8 }, timeZone: 'Europe/Berlin' },
    },
    unsubscribe: { query: { all: 'true' } },
    setOwnLanguage: { body: { language: 'en' } },
    setOwnNotation: { body: { notation: 'de' } },
    setGoal: { body: { goal: { rightCount: 10, weekDays: [1, 2, 3] } } },
    listApiTokens: { as: 'teacher' },
    createApiToken: { body: { name: 'Script', scopes: ['results:read'], days: 30 } },
    deleteApiToken: { as: 'teacher' },
    createCalendar: { body: { classId: null } },
    listRecordViews: { query: { page: 1 } },
    answerFeedback: { body: { message: 'Like this.' } },
    listFeedback: { query: { state: 'OP', type: 'QU', q: 'a', page: 1 } },
    sendFeedback: {
      body: {
        subject: 'A question',
        message: 'How?',
        replyAllowed: true,
        preferredEmail: 'me@school.example',
        feedbackType: 'general',
        type: 'QU',
        state: 'OP',
        context: { userAgent: 'Browser', pageUrl: '/', version: '1', extras: { a: 'b' } },
      },
    },
    setFeedbackState: { body: { state: 'CL' } },
    deactivateUser: { body: reason },
    reactivateUser: {},
    eraseUserData: { body: { ...reason, confirmation: 'ERASE' } },
    letTeacherIn: { params: { userId: people.otherTeacher.user.id }, body: { isLetIn: true } },
    removeSecondFactors: { params: { userId: learner.user.id }, body: reason },
    setUserRoles: { body: { roles: ['INSTRUCTOR'] } },
    signInAs: { body: reason },
    stopSignInAs: { as: 'administrator' },
    listAuditEntries: { query: { q: 'a', act: 'sign-in', page: 1 } },
    listLogMessages: { query: { q: 'a', level: 'error', page: 1 } },
    listMails: { query: { state: 'waiting', page: 1 } },
    listUsers: { query: { q: 'a', role: 'STUDENT', state: 'active', page: 1 } },
    getTime: { query: { detail: 'full' } },
    sendLogMessage: {
      body: { level: 'error', message: 'It broke.', type: 'Error', url: '/', ua: 'Browser', version: '1' },
    },
  };
}
