import { MessageCircleQuestionMark } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AskButton.module.css';
import type { Asking } from './use-asking.ts';

/** Opens the form for a question to the people who teach; a sign alone where there is no room for its words. */
export function AskButton({ asking }: { asking: Asking }) {
  if (!asking.isOffered) return null;
  return (
    <Button
      className={css.button}
      variant="text"
      aria-label={t(m.askForHelp)}
      aria-expanded={asking.isOpen}
      onClick={asking.toggle}
    >
      <MessageCircleQuestionMark aria-hidden />
      <span className={css.word}>{t(m.askForHelp)}</span>
    </Button>
  );
}
