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
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
    <SettingsSection title={t(m.apiTokens)} hint={t(m.scriptCanRead)}>
      <div className={css.stack}>
        {made !== undefined && <NewToken made={made} />}
        <Card as="div">
          <CardBody>
            <div className={css.actions}>
              <Button variant="outlined" onClick={() => setIsMaking(true)}>
                {t(m.makeToken)}
              </Button>
              <Button variant="text" href={`${apiBase}/docs`}>
                {t(m.openApiPage)}
              </Button>
            </div>
          </CardBody>
          {tokens.length > 0 && (
            <CardRows aria-label={t(m.apiTokens)}>
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
    <Note tone="right" role="status" title={t(m.tokenReady, { name: made.name })}>
      <div className={css.stack}>
        <p>
          <Rich of={m.copyTokenNow} tags={{ code: <code /> }} />
        </p>
        <TextField label={t(m.apiToken)} value={made.token} onChange={() => undefined} readOnly />
        <div className={css.actions}>
          <CopyButton text={made.token}>{t(m.copyToken)}</CopyButton>
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
      title: t(m.endTokenNow, { name: token.name }),
      message: t(m.programsRefused),
      actions: [
        { value: 'keep', label: t(m.keepIt) },
        { value: 'end', label: t(m.endIt), variant: 'contained', color: 'error' },
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
  const day = dateWords(token.expiresAt);
  const end = isOver ? t(m.endedOn, { day }) : t(m.worksUntilDay, { day });
  const use = token.lastUsedAt === null ? t(m.notUsedYet) : t(m.usedAgo, { when: agoWords(token.lastUsedAt, now) });
  return (
    <CardRow>
      <Terminal aria-hidden size={18} />
      <Grow>
        <b>{token.name}</b>
        <Hint>{token.scopes.map((scope) => scopeWords[scope].name).join(', ')}</Hint>
        <Hint>{t(m.madeOn, { day: dateWords(token.createdAt), end, use })}</Hint>
      </Grow>
      <Button
        variant="text"
        size="small"
        aria-label={t(m.endToken, { name: token.name })}
        onClick={() => void handleEnd()}
      >
        {isOver ? t(m.remove) : t(m.end)}
      </Button>
    </CardRow>
  );
}
