import { letTeacherIn, type ListedUser } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { nameOf } from './user-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface LetInButtonProps {
  user: Pick<ListedUser, 'id' | 'firstName' | 'lastName' | 'isLetIn'>;
  onDone: () => Promise<void>;
}

/** SC20: one click lets a teacher see keys and invite people by mail; another takes it back. */
export function LetInButton({ user, onDone }: LetInButtonProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const isLetIn = user.isLetIn !== true;
  const name = nameOf(user);
  const handleClick = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await call(letTeacherIn, { params: { userId: user.id }, body: { isLetIn } });
      await onDone();
      toast.show({ kind: 'success', message: isLetIn ? t(m.isLetIn, { name }) : t(m.noLongerLetIn, { name }) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant={isLetIn ? 'soft' : 'outlined'}
      disabled={isBusy}
      aria-label={isLetIn ? t(m.letInNamed, { name }) : t(m.takeBackNamed, { name })}
      onClick={() => void handleClick()}
    >
      {isLetIn ? t(m.letIn) : t(m.takeBack)}
    </Button>
  );
}
