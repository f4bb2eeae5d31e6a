import { Lightbulb, ListChecks } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const Help = styled(Card)(({ theme }) => ({
  marginTop: 16,
  padding: '16px 32px 20px',
  '& h2': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 15, lineHeight: '24px', fontWeight: 600 },
  '& h2 svg.lucide': { color: theme.vars.palette.primary.main },
  '&.hint h2 svg.lucide': { color: theme.vars.palette.lemma.warnText },
  '& .end': { display: 'inline-block', width: 11, height: 11, background: 'currentColor', marginTop: 6 },
  [theme.breakpoints.down('sm')]: { padding: '14px 16px 16px' },
}));

interface HintCardsProps {
  hints: readonly string[];
  hintCount: number;
  direction: 'ltr' | 'rtl';
}

/** The hints revealed so far, one card each. */
export function HintCards({ hints, hintCount, direction }: HintCardsProps) {
  return hints.map((hint, index) => (
    <Help key={index} className="hint" aria-label={`Hint ${index + 1} of ${hintCount}`}>
      <h2>
        <Lightbulb aria-hidden />
        {hintCount > 1 ? `Hint ${index + 1} of ${hintCount}` : 'Hint'}
      </h2>
      <MathText source={hint} direction={direction} />
    </Help>
  ));
}

interface SolutionCardProps {
  solution: string;
  direction: 'ltr' | 'rtl';
}

/** The worked solution of this variant; it ends as a proof does. */
export function SolutionCard({ solution, direction }: SolutionCardProps) {
  return (
    <Help aria-label="Solution">
      <h2>
        <ListChecks aria-hidden />
        Solution with your numbers
      </h2>
      <MathText source={solution} direction={direction} />
      <span className="end" aria-hidden="true" />
      <VisuallyHidden>End of the solution</VisuallyHidden>
    </Help>
  );
}
