import { createApiToken, deleteApiToken, listApiTokens, type ApiToken } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guest, idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { fill, showPage } from '../../testing/show.tsx';
import { sectionsFor } from '../people/settings/account-sections.ts';
import { ApiTokensSection } from './ApiTokensSection.tsx';

const token = (fields: Partial<ApiToken> = {}): ApiToken => ({
  id: idOf(1),
  name: 'Roster script',
  scopes: ['classes:read', 'rosters:write'],
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2999-02-18T10:00:00.000Z',
  lastUsedAt: null,
  ...fields,
});

function open(tokens: readonly ApiToken[] = []) {
  serve(listApiTokens, [...tokens]);
  return showPage(ApiTokensSection, { as: teacher });
}

describe('the API tokens of the account', () => {
  it('are for teachers and staff alone', () => {
    const isShownTo = (user: typeof teacher) => sectionsFor(user).some(({ id }) => id === 'api-tokens');
    expect([teacher, learner, guest].map(isShownTo)).toEqual([true, false, false]);
  });

  it('are made with a name, what they may do and for how long, and are shown once', async () => {
    const secret = `lemma_pat_${'0'.repeat(48)}`;
    serve(createApiToken, ({ body }) => ({ ...token({ name: body.name, scopes: body.scopes }), token: secret }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Make a token' }));
    await user.click(screen.getByRole('button', { name: 'Make it' }));
    await screen.findByText('Enter a name.');
    await fill(user, screen.getByLabelText('Name'), 'Results for parents');
    await user.click(screen.getByRole('button', { name: 'Make it' }));
    await screen.findByText('Choose what the token may do.');
    expect(callsOf(createApiToken)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /^Read results/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Read classes/ }));
    await user.selectOptions(screen.getByLabelText('Works for'), '30 days');
    await user.click(screen.getByRole('button', { name: 'Make it' }));
    await screen.findByText('The token “Results for parents” is ready');
    expect(screen.getByLabelText<HTMLInputElement>('API token').value).toBe(secret);
    expect(callsOf(createApiToken).map(({ body }) => body)).toEqual([
      { name: 'Results for parents', scopes: ['classes:read', 'results:read'], days: 30 },
    ]);
  });

  it('are listed with what they may do, when they end and when they were used, and can be ended', async () => {
    serve(deleteApiToken, null);
    const { user } = open([
      token({ lastUsedAt: '2026-11-20T11:00:00.000Z' }),
      token({ id: idOf(2), name: 'Old', scopes: ['results:read'], expiresAt: '2020-01-01T10:00:00.000Z' }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'API tokens' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Roster scriptRead classes, Write rosters.*works until.*used/),
      expect.stringMatching(/^OldRead results.*ended.*not used yet/),
    ]);
    await user.click(screen.getByRole('button', { name: 'End the token Roster script' }));
    await user.click(await screen.findByRole('button', { name: 'End it' }));
    await waitFor(() => expect(callsOf(deleteApiToken).map(({ params }) => params.apiTokenId)).toEqual([idOf(1)]));
  });
});
