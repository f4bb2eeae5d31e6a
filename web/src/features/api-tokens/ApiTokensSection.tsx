import {
  apiBase,
  type createApiToken,
  deleteApiToken,
  listApiTokens,
  type ApiToken,
  type ResponseOf,
} from '@lemma/contracts';
import { useState } from 'react';
import { Terminal } from 'lucide-react';
import { Button } from '../../ui/pressing/Button.tsx';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useRead } from '../../api/use-read.ts';
import { agoWords, dateWords } from '../../dates.ts';
import { Card, CardBody, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../ui/messages/warning-context.ts';
import { part } from '../../ui/part.ts';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import { MakeTokenDialog } from './MakeTokenDialog.tsx';
import { scopeWords } from './scope-words.ts';
import css from './ApiTokensSection.module.css';

type Made = ResponseOf<typeof createApiToken>;

const Hint = part('p', css.hint);

/** Tokens with which programs make calls for somebody. */
export function ApiTokensSection() {
  const { data: tokens, mutate } = useRead(listApiTokens, {});
  const [made, setMade] = useState<Made>();
  const [isMaking, setIsMaking] = useState(false);
  if (tokens === undefined) return null;
  const handleMade = (token: Made): void => {
    setIsMaking(false);
    setMade(token);
    void mutate();
  };
  const handleEnded = (id: string): void => {
    if (made?.id === id) setMade(undefined);
    void mutate();
  };
  return (
    <SettingsSection
      title="API tokens"
      hint="A script of your school can read classes, write rosters, read results or write exercises in your name."
    >
      <div className={css.stack}>
        {made !== undefined && <NewToken made={made} />}
        <Card as="div">
          <CardBody>
            <div className={css.actions}>
              <Button variant="outlined" onClick={() => setIsMaking(true)}>
                Make a token
              </Button>
              <Button variant="text" href={`${apiBase}/docs`}>
                Open the API page
              </Button>
            </div>
          </CardBody>
          {tokens.length > 0 && (
            <CardRows aria-label="API tokens">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} onEnded={() => handleEnded(token.id)} />
              ))}
            </CardRows>
          )}
        </Card>
      </div>
      {isMaking && <MakeTokenDialog onMade={handleMade} onClose={() => setIsMaking(false)} />}
    </SettingsSection>
  );
}

/** The token, shown once. */
function NewToken({ made }: { made: Made }) {
  return (
    <Note tone="right" role="status" title={`The token “${made.name}” is ready`}>
      <div className={css.stack}>
        <p>
          Copy it now: it is not shown again. Keep it like a password, and never in a file that others can read. A
          program sends it with each call, as <code>Authorization: Bearer</code> and the token.
        </p>
        <TextField label="API token" value={made.token} onChange={() => undefined} readOnly />
        <div className={css.actions}>
          <CopyButton text={made.token}>Copy token</CopyButton>
        </div>
      </div>
    </Note>
  );
}

function TokenRow({ token, onEnded }: { token: ApiToken; onEnded: () => void }) {
  const [now] = useState(() => Date.now());
  const ask = useWarningDialog();
  const { show } = useToast();
  const handleEnd = async () => {
    const answer = await ask({
      title: `End the token “${token.name}”?`,
      message: 'Programs that use it are refused from their next call on.',
      actions: [
        { value: 'keep', label: 'Keep it' },
        { value: 'end', label: 'End it', variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'end') return;
    try {
      await call(deleteApiToken, { params: { apiTokenId: token.id } });
      onEnded();
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const isOver = Date.parse(token.expiresAt) <= now;
  const end = `${isOver ? 'ended' : 'works until'} ${dateWords(token.expiresAt)}`;
  const use = token.lastUsedAt === null ? 'not used yet' : `used ${agoWords(token.lastUsedAt, now)}`;
  return (
    <CardRow>
      <Terminal aria-hidden size={18} />
      <Grow>
        <b>{token.name}</b>
        <Hint>{token.scopes.map((scope) => scopeWords[scope].name).join(', ')}</Hint>
        <Hint>
          Made {dateWords(token.createdAt)} · {end} · {use}
        </Hint>
      </Grow>
      <Button variant="text" size="small" aria-label={`End the token ${token.name}`} onClick={() => void handleEnd()}>
        {isOver ? 'Remove' : 'End'}
      </Button>
    </CardRow>
  );
}
