import { endOtherSessions, endSession, listSessions, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Check, Laptop, Smartphone } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { agoWords } from '../../../dates.ts';
import { Card, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SessionsList.module.css';

type Session = ResponseOf<typeof listSessions>[number];

const Hint = part('p', css.hint);

const phones = /\b(?:iPhone|Android)\b/;

/** Where somebody is signed in, and the way out of each. */
export function SessionsSection() {
  const { data, error, mutate } = useRead(listSessions, {});
  return (
    <SettingsSection title={t(m.signedInDevices)} hint={t(m.unknownDevice)}>
      {data !== undefined ? (
        <SessionsCard sessions={data} />
      ) : error !== undefined ? (
        <Note tone="warning" role="alert" title={wordsFor(error)}>
          <Button variant="text" size="small" onClick={() => void mutate()}>
            {t(m.tryAgain)}
          </Button>
        </Note>
      ) : (
        <SkeletonBar height={140} className={css.skeletonBar} />
      )}
    </SettingsSection>
  );
}

function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const { show } = useToast();
  const [isEnding, setIsEnding] = useState(false);
  const end = async (message: string, run: () => Promise<unknown>) => {
    setIsEnding(true);
    try {
      await run();
      show({ kind: 'success', message });
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    } finally {
      await readAgain(listSessions, {});
      setIsEnding(false);
    }
  };
  const handleEnd = ({ id, device }: Session) =>
    void end(t(m.deviceSignedOut, { device }), () => call(endSession, { params: { sessionId: id } }));
  const handleEndOthers = () => void end(t(m.othersSignedOut), () => call(endOtherSessions, {}));
  return (
    <Card as="div">
      <CardRows aria-label={t(m.signedInDevices)}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isEnding={isEnding} onEnd={() => handleEnd(session)} />
        ))}
        {sessions.length > 1 && (
          <CardRow className={css.wrapping}>
            <Grow className={css.growing}>
              <Hint>{t(m.devicesLoseNothing)}</Hint>
            </Grow>
            <Button size="small" disabled={isEnding} onClick={handleEndOthers}>
              {t(m.signOutOthers)}
            </Button>
          </CardRow>
        )}
      </CardRows>
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, isThisOne, lastSeenAt } = session;
  const Icon = phones.test(device) ? Smartphone : Laptop;
  return (
    <CardRow>
      <Icon aria-hidden size={18} className={css.icon} />
      <Grow>
        <b>{device}</b>
        <Hint>{isThisOne ? t(m.thisDevice) : t(m.lastHere, { moment: agoWords(lastSeenAt, serverNow()) })}</Hint>
      </Grow>
      {isThisOne ? (
        <Chip color="success" icon={<Check aria-hidden size={14} />} label={t(m.here)} />
      ) : (
        <Button
          variant="text"
          size="small"
          disabled={isEnding}
          aria-label={t(m.signOutDevice, { device })}
          onClick={onEnd}
        >
          {t(m.signOutAction)}
        </Button>
      )}
    </CardRow>
  );
}
