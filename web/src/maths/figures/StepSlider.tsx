import { notations, type Scene } from '@lemma/math/document';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { useAnnouncement } from '../graph/drawing/use-announcement.ts';
import { useNotation } from '../reading/notation-context.ts';
import { MathText } from '../typesetting/MathText.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './StepSlider.module.css';

interface StepSliderProps {
  slider: NonNullable<Scene['slider']>;
  step: number;
  onStep: (step: number) => void;
}

/** The number of a figure that its reader changes. The live region gets the new description once the slider has come to rest. */
export function StepSlider({ slider: { variable, steps }, step, onStep }: StepSliderProps) {
  const { decimal } = notations[useNotation()];
  const { value = '', describe = '' } = steps[step] ?? {};
  const shown = value.replaceAll('-', '−').replace('.', decimal);
  const isDescribedAnew = steps.some((one) => one.describe !== describe);
  const announced = useAnnouncement(isDescribedAnew ? describe : '', (words) => words);
  return (
    <span className={css.slider}>
      <span className={css.value} aria-hidden="true">
        <MathText inline source={`$${variable}$`} direction="ltr" /> = <span>{shown}</span>
      </span>
      <input
        type="range"
        className={css.range}
        min={0}
        max={steps.length - 1}
        step={1}
        value={step}
        aria-label={t(m.sliderFor, { variable })}
        aria-valuetext={`${variable} = ${shown}`}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </span>
  );
}
