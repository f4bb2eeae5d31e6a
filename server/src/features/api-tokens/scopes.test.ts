import { apiScopes, endpoints, type Endpoint } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../../testing/people/token-program.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code;

describe('the scopes of endpoints', () => {
  const scoped = endpoints.filter(({ tokenScope }) => tokenScope !== undefined);

  it('are declared beside each route; no other call is open to tokens', () => {
    const byScope = Object.fromEntries(
      apiScopes.map((scope) => [
        scope,
        scoped.flatMap(({ name, tokenScope }) => (tokenScope === scope ? [name] : [])).toSorted(),
      ]),
    );
    expect(byScope).toEqual({
      'classes:read': ['getClassroomAdmin', 'getTask', 'listClassrooms', 'listMembers'],
      'rosters:write': [
        'bringMemberBack',
        'createClassroom',
        'createSchoolAccounts',
        'importMembers',
        'inviteMembers',
        'listInvitations',
        'previewMemberImport',
        'removeMember',
        'setMemberRole',
        'withdrawInvitation',
      ],
      'results:read': ['downloadGrades', 'downloadResults', 'getGradeBook', 'getGrading', 'getStudent'],
      'exercises:write': [
        'archiveExercise',
        'copyExercise',
        'createExercise',
        'exportExercises',
        'getExercise',
        'getExerciseFormat',
        'getVersion',
        'importExercises',
        'listArchivedExercises',
        'listExercises',
        'listVersions',
        'publishExercise',
        'restoreExercise',
        'updateExercise',
      ],
    });
  });

  it('that read only read, and none opens what needs a confirmation or follows live', () => {
    const reads = scoped.filter(({ tokenScope = '' }) => tokenScope.endsWith(':read'));
    expect(new Set(reads.map(({ method }) => method))).toEqual(new Set(['GET']));
    const held = (endpoint: Endpoint & { readonly live?: true }) => endpoint.needsConfirmation ?? endpoint.live;
    expect(scoped.filter(held)).toEqual([]);
  });

  it('are refused one by one where a token does not have them, before anything else is looked at', async () => {
    const wrong: string[] = [];
    for (const scope of apiScopes) {
      const { teacher } = await app.openClassroom();
      let program = await programOf(app, teacher, [scope]);
      for (const [at, endpoint] of endpoints.entries()) {
        if (at % 100 === 99) program = await programOf(app, teacher, [scope]);
        const answer = await program.call(endpoint);
        const expected =
          endpoint.tokenScope === undefined
            ? 'token/not-for-tokens'
            : endpoint.tokenScope === scope
              ? undefined
              : 'token/scope-missing';
        const code = codeOf(answer)?.startsWith('token/') ? codeOf(answer) : undefined;
        // Where nothing is sold, the calls of commerce are absent for everybody.
        if (endpoint.feature === 'commerce' && expected !== undefined && [403, 404].includes(answer.status)) continue;
        const isRight = code === expected && (expected === undefined ? answer.status !== 401 : answer.status === 403);
        if (!isRight) wrong.push(`${endpoint.name} with ${scope}: ${answer.status} ${codeOf(answer) ?? ''}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are in the description of the API', async () => {
    const { raw } = await app.visitor().send('GET', '/api/mm/openapi.json');
    const api = JSON.parse(raw) as {
      paths: Record<string, Record<string, { security: object[] }>>;
      components: { securitySchemes: { apiToken: { scheme: string; description: string } } };
    };
    const { scheme, description } = api.components.securitySchemes.apiToken;
    expect(scheme).toBe('bearer');
    for (const scope of apiScopes) expect(description).toContain(`\`${scope}\``);
    for (const { path, method, tokenScope } of endpoints) {
      const named = api.paths[path]?.[method.toLowerCase()]?.security.flatMap((one) => Object.entries(one)) ?? [];
      const expected = tokenScope === undefined ? [] : [['apiToken', [tokenScope]]];
      expect(named.filter(([name]) => name === 'apiToken')).toEqual(expected);
    }
  });
});
