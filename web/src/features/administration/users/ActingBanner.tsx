import { stopSignInAs } from '@lemma/contracts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { nameOf } from './user-words.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ActingBanner.module.css';

const Band = part('section', css.band);

/** On every page while an administrator is signed in as somebody: who it is, and the way back. */
export function ActingBanner() {
  const user = useUser();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  if (user === null || user.actingAdministrator === null) return null;

  const handleStop = async () => {
    setIsSending(true);
    try {
      await call(stopSignInAs, {});
      // A whole new page: nothing that was read as the user stays.
      location.assign(paths.administrationUser(user.id));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
      setIsSending(false);
    }
  };

  return (
    <Band aria-label={t(m.signedInAsOther)}>
      <Eye aria-hidden size={18} />
      <span>
        <Rich
          of={m.youAreSignedInAs}
          values={{ administrator: user.actingAdministrator, name: nameOf(user) }}
          tags={{ b: <b /> }}
        />
      </span>
      <Button size="small" variant="outlined" color="inherit" disabled={isSending} onClick={() => void handleStop()}>
        {t(m.backToYours)}
      </Button>
    </Band>
  );
}
