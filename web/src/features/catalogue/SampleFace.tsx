import { Formula } from '../../maths/typesetting/Formula.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { sampleFace } from './exercise-words.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './SampleFace.module.css';

const Face = part('div', css.face);

/** A preview of an exercise: the formula of a sample, or its text. */
export function SampleFace({ sample }: { sample: string }) {
  if (sample === '') {
    return (
      <Face>
        <span className={css.none}>{t(m.notPublishedYet)}</span>
      </Face>
    );
  }
  const face = sampleFace(sample);
  return (
    <Face>
      {'formula' in face ? (
        <div className={css.formula}>
          <Formula latex={face.formula} display />
        </div>
      ) : (
        <div className={css.text}>
          <MathText source={face.text} />
        </div>
      )}
    </Face>
  );
}

const Line = part('span', css.line);

/** A display formula is never broken: too wide a one scrolls alone. */
const Left = part('div', css.left);

/** The same in one line, for lists: a formula as high as it is, text cut where the line ends. */
export function SampleLine({ sample }: { sample: string }) {
  const face = sampleFace(sample);
  if ('formula' in face) {
    return (
      <Left>
        <Formula latex={face.formula} display />
      </Left>
    );
  }
  return (
    <Line>
      <MathText inline source={face.text.replaceAll(/\s*\n+\s*/g, ' ')} />
    </Line>
  );
}
