import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { BoxVerdict } from '../answer-states.ts';

interface BoxFrameProps {
  verdict?: BoxVerdict | undefined;
  unreadable?: boolean;
  minWidth?: number;
  wide?: boolean;
}

const ownProps = new Set(['verdict', 'unreadable', 'minWidth', 'wide']);

/**
 * The answer box: 44 high, grows with the answer up to the room it has, then scrolls inside. Its border never changes the
 * size, so nothing moves when a verdict comes.
 */
export const BoxFrame = styled('span', { shouldForwardProp: (prop) => !ownProps.has(String(prop)) })<BoxFrameProps>(({
  theme,
  verdict,
  unreadable = false,
  minWidth = 96,
  wide = false,
}) => {
  const { lemma, background, primary, success, warning, error } = theme.vars.palette;
  const amber = unreadable || verdict === 'invalid' || verdict === 'partly';
  const tone = amber ? warning.main : verdict === 'wrong' ? error.main : verdict === 'right' ? success.main : undefined;
  const ground =
    !amber && verdict === 'wrong' ? lemma.errSoft : !amber && verdict === 'right' ? lemma.okSoft : background.paper;
  return {
    position: 'relative',
    display: wide ? 'flex' : 'inline-flex',
    alignItems: 'baseline',
    minWidth: `min(${minWidth}px, 100%)`,
    maxWidth: '100%',
    minHeight: 44,
    border: `1px solid ${tone ?? lemma.lineStrong}`,
    borderRadius: 10,
    background: ground,
    color: theme.vars.palette.text.primary,
    boxShadow: tone === undefined ? 'none' : `inset 0 0 0 1px ${tone}`,
    fontSize: '1.06em',
    lineHeight: 1.3,
    verticalAlign: 'baseline',
    cursor: 'text',
    '&:focus-within': {
      borderColor: tone ?? primary.main,
      outline: `2px solid ${tone ?? primary.main}`,
      outlineOffset: -1,
    },
    ...innerField(theme, minWidth),
    '& .ready': { display: 'contents' },
    '& .preparing': { position: 'absolute', insetInline: 0, top: 0, opacity: 0 },
    '& .waiting': {
      flex: 1,
      alignSelf: 'stretch',
      padding: '8px 12px',
      minWidth: 0,
      overflow: 'hidden',
      outline: 'none',
    },
    '& input': {
      flex: 1,
      minWidth: 0,
      width: '100%',
      minHeight: 42,
      padding: '0 12px',
      border: 0,
      outline: 'none',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontSize: 'max(1em, 16px)',
    },
    // Takes a focus that comes before the field is there, and passes it on.
    '& input.early': { position: 'absolute', inset: 0, opacity: 0 },
  };
});

/** MathLive's element inside the box. It is styled through its parts only: anything else leaves places that take no click. */
function innerField(theme: Theme, minWidth: number): CSSObject {
  const { lemma, primary, warning } = theme.vars.palette;
  return {
    '& math-field': {
      display: 'inline-block',
      flex: '1 1 auto',
      minWidth: 0,
      maxWidth: '100%',
      padding: 0,
      margin: 0,
      border: 0,
      outline: 'none',
      overflow: 'hidden',
      background: 'none',
      color: 'inherit',
      fontSize: 'inherit',
      '--caret-color': primary.main,
      '--selection-background-color': lemma.primaryLine,
      '--selection-color': 'inherit',
      '--contains-highlight-background-color': 'transparent',
      '--placeholder-color': warning.main,
      '--placeholder-opacity': 1,
      '--smart-fence-color': 'inherit',
      '--smart-fence-opacity': 0.5,
    },
    '& math-field::part(container)': {
      padding: '0 12px',
      minWidth: `${minWidth - 2}px`,
      maxWidth: '100%',
      boxSizing: 'border-box',
    },
    '& math-field::part(content)': { minHeight: 42, padding: '4px 0', boxSizing: 'border-box' },
    '& math-field::part(menu-toggle)': { display: 'none' },
    '& math-field::part(virtual-keyboard-toggle)': { display: 'none' },
  };
}
