import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiRegistrations } from '../../core/db/tables/index.ts';
import { openLti, type OpenedLti } from '../../testing/lti/opened-lti.ts';

let lti: OpenedLti;
let wish: Parameters<OpenedLti['launch']>[1];
beforeAll(async () => {
  lti = await openLti();
  const course = lti.platform.course(lti.tool);
  const person = lti.platform.person();
  lti.platform.enrol(course, person);
  wish = { person, course, link: lti.platform.link(course) };
});
afterAll(() => lti.close());

describe('a launch that is refused', () => {
  it.each([
    ['when the LMS of the frame is gone', 'GET', '/embed/gone/0123456789ab/c/1', 404, 'Dein LMS ist hier nicht mehr'],
    ['when the form of a launch is too large', 'POST', '/lti/launch/', 413, 'Geh zurück zu deinem Kurs'],
  ] as const)('shows a page in the frame, never a blank one, %s', async (_when, method, path, expected, words) => {
    const visitor = lti.app.visitor();
    visitor.sendAlways({ 'accept-language': 'de', accept: 'text/html,*/*;q=0.8' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = method === 'GET' ? {} : { body: `state=${'x'.repeat(70_000)}`, headers: form };
    const { status, raw, headers } = await visitor.send(method, path, sent);
    expect(status).toBe(expected);
    expect(raw).toContain('<h1>Dieser Link lässt sich nicht öffnen</h1>');
    expect(raw).toContain(words);
    expect(headers['content-security-policy']).toContain('frame-ancestors *;');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(raw).not.toMatch(/<(?:form|a|button|input)\b/);
  });

  it('advises to open the link again only where that can help', async () => {
    const advice = async (registration: Partial<typeof ltiRegistrations.$inferInsert>) => {
      await lti.app.database.db.update(ltiRegistrations).set(registration);
      return (await lti.launch(lti.app.visitor(), wish)).raw;
    };
    expect(await advice({ state: 'off' })).toContain('Opening the link again does not help.');
    lti.platform.faults.error = 'login_required';
    expect(await advice({ state: 'on' })).toContain('open the link again, or show this page');
    lti.platform.faults.error = undefined;
  });
});
