import { endpoints, type Endpoint } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The keys of a response at any depth, as its schema declares them; nothing else can leave (`writeResponse` writes by it). */
function keysOf(endpoint: Endpoint): Set<string> {
  const { response } = endpoint;
  if (response === null || 'file' in response || 'redirect' in response) return new Set();
  const keys = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'properties') for (const key of Object.keys(part as object)) keys.add(key);
      visit(part);
    }
  };
  visit(z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' }));
  return keys;
}

const declared = endpoints.map((endpoint) => ({ endpoint, keys: keysOf(endpoint) }));
const namesWith = (pattern: RegExp) =>
  declared.filter(({ keys }) => [...keys].some((key) => pattern.test(key))).map(({ endpoint }) => endpoint.name);
const ofLearners = declared.filter(
  ({ endpoint: { who } }) =>
    ['anyone', 'signed-in', 'known'].includes(who as string) ||
    (typeof who === 'object' &&
      ('attempt' in who ||
        ('poll' in who && who.poll === 'voter') ||
        ('classroom' in who && who.classroom === 'member'))),
);
const ofSharing = ['listShares', 'removeShare', 'setShare', 'setSharingLink'];
const ofPlatforms = [
  'createLtiDeployment',
  'createLtiRegistration',
  'listLtiRegistrations',
  'updateLtiDeployment',
  'updateLtiRegistration',
];
const withUser = [
  'createLtiAccount',
  'linkLtiAccount',
  'login',
  'signUp',
  'updateAccount',
  'upgradeAnonymous',
  'mergeAccounts',
  'getSession',
];

describe('what each role may receive [SC3]', () => {
  it('is never a password, hash or secret, except those just made for the caller or their class', () => {
    expect(namesWith(/hash|secret|password|token/i).sort()).toEqual(
      [
        // The password policy and whether there is a password.
        'getSignInOptions',
        'getSignInMethods',
        'getIdentityToken',
        // Shown once; stored as a digest.
        'createApiToken',
        'beginAuthenticator',
        // The secret of the caller's own launch, for browsers that keep no cookies in frames.
        'enterLtiLaunch',
        'createSchoolAccounts',
        'importMembers',
        'resetSchoolPassword',
        'resetSchoolPasswords',
        // The password that a teacher says aloud so that learners can start a task; learners see whether there is one.
        'createTask',
        'updateTask',
        'getTask',
        'takeNewVersion',
        'getClassroomAdmin',
        'getClassroomStudent',
        'updateClassroom',
        'getLearnerTask',
        // The link by which an exercise is shared, for those who may invite.
        ...ofSharing,
        // The address at which an LMS gives tokens, for administrators.
        ...ofPlatforms,
      ].sort(),
    );
  });

  it('is an e-mail address of others for staff alone', () => {
    const mayHoldOwn = new Set([
      ...withUser,
      'joinClassroom',
      'verifyEmail',
      'giveSecondFactor',
      'passkeySignIn',
      'signInAs',
      'stopSignInAs',
      // The caller, with the payment or place.
      'processPayment',
      'redeemCode',
      'startTrial',
    ]);
    const others = namesWith(/e-?mail$/i).filter((name) => !mayHoldOwn.has(name));
    expect(others.sort()).toEqual(
      [
        // Of the people who run the instance, and of the caller's own linked accounts.
        'getSignInMethods',
        'getSite',
        // The caller's own, as their LMS says it.
        'listLtiIdentities',
        'readPendingLtiLaunch',
        // Of teachers with whom an exercise is shared, for those who may invite.
        ...ofSharing,
        // Which a teacher has typed, for the teachers of the class.
        'inviteMembers',
        'listInvitations',
        'previewMemberImport',
        'renewInvitation',
        'withdrawInvitation',
        // For staff.
        'getUser',
        'listFeedback',
        'listUsers',
        'setUserRoles',
        'deactivateUser',
        'reactivateUser',
        'letTeacherIn',
      ].sort(),
    );
    const ofStaff = ['getUser', 'listFeedback', 'listUsers', 'setUserRoles', 'deactivateUser', 'reactivateUser'];
    for (const name of [...ofStaff, 'letTeacherIn']) {
      expect(['staff', 'superuser']).toContain(endpoints.find((one) => one.name === name)?.who);
    }
  });

  it('is never a seed, key, generator or unrevealed part of an exercise for learners', () => {
    const leaking = ofLearners.flatMap(({ endpoint, keys }) =>
      [...keys]
        .filter((key) => /^(seed|keys|answer|generator|variables|document|accepted)$/i.test(key))
        .map((key) => `${endpoint.name}: ${key}`),
    );
    expect(leaking).toEqual([]);
  });

  it('is never an address, device or note about a person for learners, except in their own sessions and feedback', () => {
    const leaking = ofLearners.flatMap(({ endpoint, keys }) =>
      [...keys]
        .filter((key) => /^(ua|userAgent|ip|device|details|preferredEmail)$/.test(key))
        .map((key) => `${endpoint.name}: ${key}`),
    );
    expect(leaking).toEqual(['listSessions: device']);
  });

  it('is fixed for lists of users and for one user', () => {
    const shown = [...keysOf(endpoints.find((one) => one.name === 'listUsers') as Endpoint)].sort();
    expect(shown).toEqual(
      [
        'total',
        'users',
        'id',
        'email',
        'userName',
        'firstName',
        'lastName',
        'roles',
        'isAnonymous',
        'isEmailVerified',
        'isLetIn',
        'hasSecondFactor',
        'createdAt',
        'lastSeenAt',
        'deactivatedAt',
      ].sort(),
    );
  });
});
