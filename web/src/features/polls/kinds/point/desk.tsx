import type { PollBodyOf } from '@lemma/contracts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { part } from '../../../../ui/part.ts';
import type { DeskKind, KindFieldsProps } from '../desk-kind.ts';
import type { PlaneDraft } from '../question-draft.ts';
import { SolutionField } from '../SolutionField.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './desk.module.css';

const Numbers = part('div', css.numbers);

export const point: DeskKind<'point'> = {
  name: t(m.pointOnPlane),
  Fields: PointFields,
  toDraft: ({ prompt, solution, ...body }) => ({ kind: body.kind, prompt, solution, plane: planeOf(body) }),
  toBody: ({ prompt, solution, plane }) => ({ kind: 'point', prompt, solution, ...bodyOf(plane) }),
};

type PlaneBody = Omit<PollBodyOf<'point'>, 'kind' | 'prompt' | 'solution'>;

const planeOf = ({ isLine, curve, x, y, step, right, within }: PlaneBody): PlaneDraft => ({
  isLine,
  curve,
  left: String(x.from),
  right: String(x.to),
  bottom: String(y.from),
  top: String(y.to),
  step: String(step),
  keyX: right === null ? '' : String(right.x),
  keyY: right === null ? '' : String(right.y),
  within: String(within),
});

/** Reads a number with a point or a comma; the server names the field of anything else. */
const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.').replace('−', '-'));

function bodyOf(plane: PlaneDraft): PlaneBody {
  const { isLine, curve } = plane;
  const hasKey = plane.keyX.trim() !== '' || (!isLine && plane.keyY.trim() !== '');
  return {
    isLine,
    curve: isLine ? '' : curve,
    x: { from: numberOf(plane.left), to: numberOf(plane.right) },
    y: isLine ? { from: -1, to: 1 } : { from: numberOf(plane.bottom), to: numberOf(plane.top) },
    step: numberOf(plane.step),
    right: hasKey ? { x: numberOf(plane.keyX), y: isLine ? 0 : numberOf(plane.keyY) } : null,
    within: plane.within.trim() === '' ? 0 : numberOf(plane.within),
  };
}

/** The figure on which the hall marks a point, and the right place. */
function PointFields(props: KindFieldsProps) {
  const { draft, set, errors } = props;
  const { plane } = draft;
  const change = (changes: Partial<PlaneDraft>, at?: string): void => set('plane', { ...plane, ...changes }, at);
  const number = (label: string, field: Exclude<keyof PlaneDraft, 'isLine'>, at: string) => (
    <TextField
      label={label}
      value={plane[field]}
      error={errors[`question.${at}`]}
      inputMode="text"
      maxLength={12}
      onChange={(typed) => change({ [field]: typed }, at)}
    />
  );
  return (
    <>
      <SelectField
        label={t(m.markedOn)}
        value={plane.isLine ? 'line' : 'plane'}
        options={[
          { value: 'plane', label: t(m.aPlane) },
          { value: 'line', label: t(m.numberLine) },
        ]}
        onChange={(value) => change({ isLine: value === 'line' })}
      />
      {plane.isLine ? null : (
        <TextField
          label={t(m.curveOnIt)}
          value={plane.curve}
          error={errors['question.curve']}
          helper={t(m.curveExample)}
          onChange={(curve) => change({ curve }, 'curve')}
        />
      )}
      <Numbers>
        {number(t(m.axisFrom, { axis: 'x' }), 'left', 'x.from')}
        {number(t(m.axisTo, { axis: 'x' }), 'right', 'x.to')}
        {plane.isLine ? null : number(t(m.axisFrom, { axis: 'y' }), 'bottom', 'y.from')}
        {plane.isLine ? null : number(t(m.axisTo, { axis: 'y' }), 'top', 'y.to')}
        {number(t(m.stepsOf), 'step', 'step')}
      </Numbers>
      <Numbers role="group" aria-label={t(m.rightPlace)}>
        {number(t(m.rightX), 'keyX', 'right.x')}
        {plane.isLine ? null : number(t(m.rightY), 'keyY', 'right.y')}
        {number(t(m.upToThisFar), 'within', 'within')}
      </Numbers>
      <p className={css.about}>{t(m.leaveEmpty)}</p>
      <SolutionField {...props} />
    </>
  );
}
