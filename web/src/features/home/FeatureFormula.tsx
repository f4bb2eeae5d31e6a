import { MathText } from '../../maths/typesetting/MathText.tsx';

/** A formula of the front page in the type of the exercises. */
export const FeatureFormula = ({ children }: { children: string }) => (
  <MathText inline source={`$${children.replaceAll('−', '-')}$`} />
);
