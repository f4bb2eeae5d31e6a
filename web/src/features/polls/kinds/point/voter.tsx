import type { PollQuestionView } from '@lemma/contracts';
import { PlainFormula } from '../../../../maths/typesetting/PlainFormula.tsx';
import { Figures } from '../../../../maths/figures/Figures.tsx';
import { PlayerBox } from '../PlayerBox.tsx';
import type { VoterBoxProps, VoterKind } from '../voter-kind.ts';

export const point: VoterKind = {
  Box: PointBox,
  toBox: ([place = '']) => place,
  fromBox: (box) => (box.trim() === '' ? [] : [box]),
  OwnAnswer: OwnPlace,
};

/** The figure with one handle; a tap, the arrow keys or the fields beside it move that. */
function PointBox(props: VoterBoxProps) {
  return (
    <Figures scenes={props.view.figures}>
      <PlayerBox {...props} />
    </Figures>
  );
}

function OwnPlace({ values: [place = ''] }: { view: PollQuestionView; values: readonly string[] }) {
  return <PlainFormula source={place} />;
}
