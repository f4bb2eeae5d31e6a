import { createWorksheet, drawSample, endpoints, forgotPassword, getTip, logout } from '@lemma/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const absent = '0198c0de-0000-7000-8000-000000000000';
/** A call with a low limit, which is counted and refused for its body. */
const empty = { body: {} };

const countStatuses = (answers: readonly { readonly status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, same]) => [status, same?.length]),
  );

describe('calls of one person [SC24]', () => {
  it('are counted where an answer, a draft, a sample or publishing costs the server work', () => {
    const counted = endpoints.filter(({ callsPerMinuteEach }) => callsPerMinuteEach !== undefined);
    const marking = ['answerPractice', 'checkSample', 'saveDraft', 'saveReviewDraft', 'submitResponse', 'submitReview'];
    const drawing = ['createClassWorksheet', 'createWorksheet', 'drawSample', 'getTip', 'listSheets'];
    const showing = ['drawNextVariant', 'giveUpReview', 'revealHint', 'revealReviewHint', 'showSolution'];
    const practising = ['hintPractice', 'practiseOn', 'redrawPractice', 'solvePractice'];
    const previewing = [
      'answerPreview',
      'handInPreview',
      'hintPreview',
      'previewTask',
      'redrawPreview',
      'solvePreview',
    ];
    const starting = ['publishExercise', 'startAttempt', 'startSitting'];
    const polling = [
      'addPollQuestion',
      'askPollVariant',
      'castPollVote',
      'copyPoll',
      'createPoll',
      'updatePollQuestion',
    ];
    const judging = ['applyRegrade', 'decideAppeal', 'downloadRegradePreview', 'makeAppeal', 'previewRegrade'];
    const looking = [
      'analyseExercise',
      'analyseTask',
      'getWrongAnswers',
      'listExercises',
      'takeUpAnswer',
      'undoRegrade',
    ];
    const authoring = ['copyExercise', 'createClassroom', 'createExercise', 'createTask', 'updateExercise'];
    const writing = [
      'askForHelp',
      'commentOnAnswer',
      'createApiToken',
      'createCalendar',
      'reportHelpMessage',
      'sendHelpMessage',
      'storeHelpPicture',
      'upgradeAnonymous',
    ];
    const platforms = [
      'applyCourseRoster',
      'createLtiInvitation',
      'leaveFrame',
      'chooseOtherAccount',
      'previewCourseRoster',
      'refreshClassRosters',
      'replaceLtiKeys',
      'testLtiRegistration',
    ];
    const buying = ['checkPayment', 'processPayment', 'redeemCode', 'startTrial', 'testPaymentProvider'];
    expect(counted.map(({ name }) => name).toSorted()).toEqual(
      [
        ...[marking, drawing, showing, practising, previewing, starting, polling, judging, looking, authoring].flat(),
        ...writing,
        ...platforms,
        ...buying,
        'writeToLearner',
        'compareSentScores',
        'createClassReview',
        'remindLearners',
      ].toSorted(),
    );
  });

  it('are refused past their number a minute, and those of others at the same address are not', async () => {
    app = await openTestApp();
    const [hog, ada] = [await app.signUpAs('teacher'), await app.signUpAs('teacher')];
    const most = createWorksheet.callsPerMinuteEach ?? 0;
    const statuses: number[] = [];
    for (let call = 0; call <= most; call += 1) statuses.push((await hog.tryCall(createWorksheet, empty)).status);
    expect(statuses.slice(0, most).every((status) => status === 400)).toBe(true);
    const refused = await hog.tryCall(createWorksheet, empty);
    expect([statuses[most], refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, 429, true]);
    expect((await ada.tryCall(createWorksheet, empty)).status).toBe(400);
    // Another call of the same person has a count of its own.
    expect((await hog.tryCall(drawSample, { query: {} })).status).toBe(404);
  });

  it('cost next to nothing once they are refused: neither their session nor their body is read', async () => {
    app = await openTestApp();
    const hog = await app.signUpAs('teacher');
    const most = createWorksheet.callsPerMinuteEach ?? 0;
    const ask = () => hog.tryCall(createWorksheet, empty);
    await Promise.all(Array.from({ length: most + 1 }, ask));
    const { pool } = app.database;
    const query = vi.spyOn(pool, 'query');
    expect((await ask()).status).toBe(429);
    expect(query).not.toHaveBeenCalled();
    expect((await hog.tryCall(drawSample, { query: {} })).status).toBe(404);
    expect(query).toHaveBeenCalled();
    query.mockRestore();
    // Somebody else in the same browser is not refused.
    await hog.call(logout, {});
    expect((await hog.tryCall(createWorksheet, empty)).status).not.toBe(429);
  });

  it('of one person in one moment are served up to their number, and the rest is refused', async () => {
    app = await openTestApp();
    const hog = await app.signUpAs('teacher');
    const most = createWorksheet.callsPerMinuteEach ?? 0;
    const answers = await Promise.all(Array.from({ length: most + 9 }, () => hog.tryCall(createWorksheet, empty)));
    expect(countStatuses(answers)).toEqual({ 400: most, 429: 9 });
  });

  it('of one address in one moment are served up to their number, and the rest is refused', async () => {
    app = await openTestApp();
    const visitor = app.visitor();
    const most = forgotPassword.callsPerMinute ?? 0;
    await visitor.tryCall(forgotPassword, { body: { email: 'nobody@school.example' } });
    const ask = () => visitor.tryCall(forgotPassword, { body: {} });
    const answers = await Promise.all(Array.from({ length: most + 9 }, ask));
    expect(countStatuses(answers)).toEqual({ 400: most - 1, 429: 10 });
  });

  it('are not counted where a program plays many people', async () => {
    app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
    const visitor = app.visitor();
    const params = { exerciseId: absent };
    for (let call = 0; call < (getTip.callsPerMinuteEach ?? 0) + 2; call += 1) {
      expect((await visitor.tryCall(getTip, { params })).status).toBe(404);
    }
  });
});
