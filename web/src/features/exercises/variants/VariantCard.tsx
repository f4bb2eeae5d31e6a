import type { DocumentProblem, Variant } from '@lemma/math';
import { useMemo } from 'react';
import Chip from '@mui/material/Chip';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { SkeletonText } from '../../../ui/waiting/Skeleton.tsx';
import { keySource } from '../preview/KeyRows.tsx';
import type { VariantResult } from './shown-variants.ts';

const Box = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  '&.flagged': { borderColor: theme.vars.palette.error.main },
  '&.off': {
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.lemma.lineStrong,
    background: theme.vars.palette.lemma.sunken,
    color: theme.vars.palette.text.secondary,
  },
  '& > .head': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '6px 8px 0 16px' },
  '& > .head a': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& > .head > .MuiSwitch-root': { marginLeft: 'auto' },
  '& > .question': { padding: '10px 16px 16px', minWidth: 0, overflowX: 'auto', fontSize: 16, lineHeight: '26px' },
  '& .finding': { padding: '0 16px 10px', fontSize: 14, color: theme.vars.palette.lemma.errText },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 12px',
    padding: '10px 16px 12px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: 14,
    lineHeight: '22px',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { textAlign: 'end', minWidth: 0, overflowX: 'auto', overflowY: 'hidden' },
  '& dd.solution': { gridColumn: '1 / -1', textAlign: 'start' },
}));

interface VariantCardProps {
  seed: number;
  /** Undefined while it is drawn, and when it cannot be. */
  variant: Variant | undefined;
  findings: readonly DocumentProblem[];
  isOff: boolean;
  /** First answers of learners, when there are any. */
  result: VariantResult | undefined;
  hasKey: boolean;
  hasSolution: boolean;
  previewPath: string;
  /** Left out for those who may not edit the exercise. */
  onToggle: (() => void) | undefined;
}

/** One variant: question, key, solution when wanted, and its switch. */
export function VariantCard(props: VariantCardProps) {
  const { seed, variant, findings, isOff } = props;
  const state = isOff ? 'off' : findings.length > 0 ? 'flagged' : '';
  const slots = useMemo(
    () => Object.fromEntries((variant?.parts ?? []).map((part) => [part.name, <Slot key={part.name} />])),
    [variant],
  );
  return (
    <Box className={state} aria-label={`Variant ${seed}`}>
      <div className="head">
        <Link to={props.previewPath}>№ {seed}</Link>
        {findings.length > 0 ? (
          <Chip size="small" color="error" icon={<TriangleAlert aria-hidden />} label="flagged" />
        ) : null}
        {isOff ? <Chip size="small" label="not drawn" /> : null}
        {props.onToggle === undefined ? null : (
          <Switch
            checked={!isOff}
            onChange={props.onToggle}
            slotProps={{ input: { 'aria-label': `Draw variant ${seed}` } }}
          />
        )}
      </div>
      <div className="question">
        {variant === undefined && findings.length === 0 ? (
          <SkeletonText label={`Drawing variant ${seed}`} lines={2} />
        ) : null}
        {variant === undefined ? null : (
          <MathText source={variant.question} slots={slots} direction={variant.direction} />
        )}
      </div>
      <div>
        {findings.map(({ message }) => (
          <p className="finding" key={message}>
            <MathText
              inline
              source={message.replace(/^In some variants (\w)/, (_, letter: string) => letter.toUpperCase())}
            />
          </p>
        ))}
        {variant === undefined || !(props.hasKey || props.hasSolution || props.result) ? null : (
          <Answers {...props} variant={variant} />
        )}
      </div>
    </Box>
  );
}

/** An empty box in place of an answer in the question. */
const Slot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 44,
  height: 20,
  verticalAlign: 'middle',
  border: `1px dashed ${theme.vars.palette.lemma.lineStrong}`,
  borderRadius: 5,
}));

function Answers({ variant, hasKey, hasSolution, result }: VariantCardProps & { variant: Variant }) {
  return (
    <dl>
      {hasKey
        ? variant.parts.map((part, index) => (
            <div key={part.name} style={{ display: 'contents' }}>
              <dt>{variant.parts.length === 1 ? 'Key' : `Key ${index + 1}`}</dt>
              <dd>
                <MathText inline source={keySource(part)} />
              </dd>
            </div>
          ))
        : null}
      {result === undefined ? null : (
        <div style={{ display: 'contents' }}>
          <dt>Right</dt>
          <dd>
            <b>{Math.round((100 * result.right) / result.answered)} %</b> of {result.answered.toLocaleString('en')}
          </dd>
        </div>
      )}
      {hasSolution && variant.solution !== '' ? (
        <div style={{ display: 'contents' }}>
          <dt>Solution</dt>
          <dd className="solution">
            <MathText source={variant.solution} direction={variant.direction} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
