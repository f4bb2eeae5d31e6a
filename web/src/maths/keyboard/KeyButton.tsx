import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { KeyFaceView } from './KeyFaceView.tsx';
import type { Key } from './keys.ts';
import { useKeyPress } from './use-key-press.ts';

const Cap = styled('button')(({ theme }) => {
  const { lemma, primary, text } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    height: 'var(--key-height)',
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: lemma.key,
    color: text.primary,
    boxShadow: `0 1px 0 ${lemma.keyEdge}`,
    font: `500 19px/1 ${theme.typography.fontFamily}`,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&.edit': { background: lemma.keyEdit },
    '&.exercise': { background: lemma.keyExercise, color: lemma.keyExerciseText },
    '&.check': {
      background: primary.main,
      color: primary.contrastText,
      fontSize: 16,
      fontWeight: 600,
      boxShadow: 'none',
    },
    '&.pressed, &:active': { background: lemma.primaryLine },
    '&.check.pressed, &.check:active': { background: primary.dark },
    '&[aria-pressed="true"]': { background: primary.main, color: primary.contrastText },
    '@media (hover:hover)': { '&:hover': { filter: 'brightness(.97)' } },
  };
});

const Alternatives = styled('span')(({ theme }) => ({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  left: '50%',
  zIndex: 1,
  display: 'flex',
  gap: 2,
  padding: 4,
  transform: 'translateX(-50%)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.lemma.raised,
  boxShadow: theme.vars.palette.lemma.overlay,
  color: theme.vars.palette.text.primary,
  '& > span': { display: 'grid', placeItems: 'center', minWidth: 44, height: 44, borderRadius: 8 },
  '& > .chosen': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  '&.at-start': { left: 0, transform: 'none' },
  '&.at-end': { left: 'auto', right: 0, transform: 'none' },
}));

interface KeyButtonProps {
  keyOf: Key;
  onKey: (key: Key) => void;
  /** Where in its row it stands, so that alternatives stay on the screen. */
  edge?: 'start' | 'end' | undefined;
  tabIndex: number;
  pressedState?: boolean | undefined;
}

/** One key. */
export function KeyButton({ keyOf: key, onKey, edge, tabIndex, pressedState }: KeyButtonProps): ReactElement {
  const more = key.more ?? [];
  const command = 'command' in key.action ? key.action.command : undefined;
  const press = useKeyPress({
    onPress: () => onKey(key),
    repeats: command === 'delete' || command === 'left' || command === 'right',
    alternatives: more.length,
    onAlternative: (index) => {
      const chosen = more[index];
      if (chosen !== undefined) onKey(chosen);
    },
  });
  const classes = [key.look, press.pressed ? 'pressed' : ''].filter(Boolean).join(' ');
  return (
    <Cap
      type="button"
      className={classes}
      aria-label={key.name}
      aria-pressed={pressedState}
      tabIndex={tabIndex}
      data-key=""
      style={key.span === undefined ? undefined : { gridColumn: `span ${key.span}` }}
      {...press.handlers}
    >
      <KeyFaceView face={key.face} />
      {press.alternative === undefined ? null : (
        <Alternatives className={edge === undefined ? '' : `at-${edge}`} aria-hidden="true">
          {more.map((other, index) => (
            <span key={other.name} data-alternative={index} className={index === press.alternative ? 'chosen' : ''}>
              <KeyFaceView face={other.face} />
            </span>
          ))}
        </Alternatives>
      )}
    </Cap>
  );
}
