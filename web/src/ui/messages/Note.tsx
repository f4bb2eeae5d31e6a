import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Check, CircleAlert, Info, X } from 'lucide-react';

export type NoteTone = 'right' | 'wrong' | 'warning' | 'information' | 'neutral';

const Ground = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoteTone }>(({
  theme,
  tone,
}) => {
  const { lemma, text } = theme.vars.palette;
  const tones = {
    right: [lemma.okSoft, lemma.okText],
    wrong: [lemma.errSoft, lemma.errText],
    warning: [lemma.warnSoft, lemma.warnText],
    information: [lemma.secondarySoft, lemma.secondaryText],
    neutral: [lemma.sunken, text.primary],
  } as const;
  const [ground, strong] = tones[tone];
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '14px 16px',
    borderRadius: 10,
    fontSize: 15,
    lineHeight: '22px',
    background: ground,
    '& > svg': { color: strong, fontSize: 17, marginTop: 1 },
    '& > div': { minWidth: 0, flex: 1 },
    '& .title': { color: strong, fontWeight: 600, display: 'block' },
  };
});

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
  className?: string;
}

/** A tinted note with a sign and words: verdicts, problems in place, information. */
export function Note({ tone, title, children, icon, role, id, className }: NoteProps): ReactElement {
  return (
    <Ground tone={tone} role={role} id={id} className={className}>
      {icon === undefined ? signs[tone] : icon}
      <div>
        {title === undefined ? null : <span className="title">{title}</span>}
        {children}
      </div>
    </Ground>
  );
}
