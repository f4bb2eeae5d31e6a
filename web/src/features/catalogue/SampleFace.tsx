import { styled } from '@mui/material/styles';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { sampleFace } from './exercise-words.ts';

const Face = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  height: 96,
  padding: '8px 16px',
  overflow: 'hidden',
  background: theme.vars.palette.lemma.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '10px 10px 0 0',
  textAlign: 'center',
  '& .text': {
    minWidth: 0,
    fontSize: 15,
    lineHeight: '24px',
    maxHeight: 80,
    overflow: 'hidden',
    textWrap: 'balance',
    '& p, & ul, & ol': { margin: 0 },
  },
  '& .none': { color: theme.vars.palette.lemma.ink3, fontSize: 14 },
  // As high as the face, whatever it contains; a formula that is not typeset yet has no size that could change.
  '& .formula': { display: 'grid', alignItems: 'center', height: 80, minWidth: 0, overflow: 'hidden', fontSize: 17 },
  '& .formula > *': { minWidth: 0 },
  '& .formula > :has(> .boxes:empty)': { visibility: 'hidden' },
}));

/** A preview of an exercise: the formula of a sample, or its text. */
export function SampleFace({ sample }: { sample: string }) {
  if (sample === '') {
    return (
      <Face>
        <span className="none">Not published yet</span>
      </Face>
    );
  }
  const face = sampleFace(sample);
  return (
    <Face>
      {'formula' in face ? (
        <div className="formula">
          <Formula latex={face.formula} display />
        </div>
      ) : (
        <div className="text">
          <MathText source={face.text} />
        </div>
      )}
    </Face>
  );
}

const Line = styled('span')({
  display: 'block',
  maxHeight: 26,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** A display formula is never broken: too wide a one scrolls alone. */
const Left = styled('div')({
  '& > span': { padding: 0, fontSize: '1.05em' },
  '& mjx-container': { textAlign: 'left !important' },
});

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
