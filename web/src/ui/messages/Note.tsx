import type { ReactElement, ReactNode } from 'react';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { classes } from '../classes.ts';
import css from './Note.module.css';

export type NoteTone = 'right' | 'wrong' | 'warning' | 'information' | 'neutral';

const signs: Record<NoteTone, ReactNode> = {
  right: <Check aria-hidden />,
  wrong: <X aria-hidden />,
  warning: <CircleAlert aria-hidden />,
  information: <Info aria-hidden />,
  neutral: null,
};

interface NoteProps {
  tone: NoteTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Another sign than the tone's own; `null` for none. */
  icon?: ReactNode;
  /** `alert` speaks immediately, `status` when there is a pause. */
  role?: 'alert' | 'status';
  id?: string;
  className?: string | undefined;
}

/** A tinted note with a sign and words: verdicts, problems in place, information. */
export function Note({ tone, title, children, icon, role, id, className }: NoteProps): ReactElement {
  return (
    <div role={role} id={id} className={classes(css.note, css[tone], className)}>
      {icon === undefined ? signs[tone] : icon}
      <div>
        {title === undefined ? null : <span className={css.title}>{title}</span>}
        {children}
      </div>
    </div>
  );
}
