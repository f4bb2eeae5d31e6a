import type { DocumentProblem, Variant } from '@lemma/math';
import { figuresFor, nothingSeen } from '@lemma/math/document';
import { useMemo } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { Switch } from '../../../ui/input/Toggles.tsx';
import { TriangleAlert } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { SkeletonText } from '../../../ui/waiting/Skeleton.tsx';
import { keySource } from '../preview/KeyRows.tsx';
import type { VariantResult } from './shown-variants.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import { locale } from '../../../locale.ts';
import * as m from './messages.ts';
import css from './VariantCard.module.css';

const Box = part('article', css.box);

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
    <Box className={css[state]} aria-label={t(m.variantNumber, { number: seed })}>
      <div className={css.head}>
        <Link to={props.previewPath}>№ {seed}</Link>
        {findings.length > 0 ? (
          <Chip color="error" icon={<TriangleAlert aria-hidden />} label={t(m.flaggedWords)} />
        ) : null}
        {isOff ? <Chip label={t(m.notDrawn)} /> : null}
        {props.onToggle === undefined ? null : (
          <Switch checked={!isOff} onChange={props.onToggle} aria-label={t(m.drawVariant, { number: seed })} />
        )}
      </div>
      <div className={css.question}>
        {variant === undefined && findings.length === 0 ? (
          <SkeletonText label={t(m.drawingVariant, { number: seed })} lines={2} />
        ) : null}
        {variant === undefined ? null : (
          <Figures scenes={figuresFor(variant, nothingSeen)}>
            <MathText source={variant.question} slots={slots} direction={variant.direction} />
          </Figures>
        )}
      </div>
      <div>
        {findings.map(({ message }) => (
          <p className={css.finding} key={message}>
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
const Slot = part('span', css.slot);

function Answers({ variant, hasKey, hasSolution, result }: VariantCardProps & { variant: Variant }) {
  return (
    <dl>
      {hasKey
        ? variant.parts.map((part, index) => (
            <div key={part.name} className={css.unboxed}>
              <dt>{variant.parts.length === 1 ? t(m.key) : t(m.keyNumber, { number: index + 1 })}</dt>
              <dd>
                <MathText inline source={keySource(part)} />
              </dd>
            </div>
          ))
        : null}
      {result === undefined ? null : (
        <div className={css.unboxed}>
          <dt>{t(m.rightHead)}</dt>
          <dd>
            <Rich
              of={m.percentOf}
              values={{
                percent: Math.round((100 * result.right) / result.answered),
                count: result.answered.toLocaleString(locale),
              }}
              tags={{ b: <b /> }}
            />
          </dd>
        </div>
      )}
      {hasSolution && variant.solution !== '' ? (
        <div className={css.unboxed}>
          <dt>{t(m.solution)}</dt>
          <dd className={css.solution}>
            <Figures scenes={variant.figures}>
              <MathText source={variant.solution} direction={variant.direction} />
            </Figures>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
