import { figuresFor } from '@lemma/math/document';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Eye, Lightbulb } from 'lucide-react';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonText } from '../../../ui/waiting/Skeleton.tsx';
import { HintCards, SolutionCard } from '../../attempts/question/HelpCards.tsx';
import type { Preview } from '../engine/use-engine.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { useTrial } from './use-trial.ts';
import { VariantQuestion } from './VariantQuestion.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LearnerPreview.module.css';

const Foot = part('div', css.foot);

/** The question card of the player with its hints and solution, fed by the engine in this browser. */
export function LearnerPreview({ preview, onRoll }: { preview: Preview; onRoll: () => void }) {
  const variant = preview.drawn?.variant;
  const trial = useTrial(variant, preview.mark);
  const [opened, setOpened] = useState({ seed: variant?.seed, hintsShown: 0, isSolved: false });
  // Another variant begins without help.
  const { hintsShown, isSolved } = opened.seed === variant?.seed ? opened : { hintsShown: 0, isSolved: false };
  const show = (help: { hintsShown?: number; isSolved?: boolean }): void =>
    setOpened({ seed: variant?.seed, hintsShown, isSolved, ...help });
  if (variant === undefined) return <NoVariant preview={preview} />;
  const feedback = trial.verdict?.parts.map((one) => one.feedback) ?? [];
  const figures = figuresFor(variant, { hints: hintsShown, hasSolution: isSolved }, feedback);
  const points = variant.parts.reduce((sum, part) => sum + part.points, 0);
  const isRight = trial.verdict?.outcome === 'right';
  return (
    <>
      <Card as="div">
        <CardBody size="question">
          <div className={css.row}>
            <Chip
              label={
                trial.verdict === undefined || trial.verdict.outcome === 'invalid'
                  ? t(m.pointsCount, { points })
                  : t(m.scoreOf, { score: trial.verdict.score, points })
              }
            />
          </div>
          <VariantQuestion key={variant.seed} variant={variant} figures={figures} trial={trial} />
        </CardBody>
        <Foot>
          {hintsShown < variant.hints.length ? (
            <Button
              variant="text"
              startIcon={<Lightbulb aria-hidden />}
              onClick={() => show({ hintsShown: hintsShown + 1 })}
            >
              {hintsShown === 0 ? t(m.showAHint) : t(m.showHint, { number: hintsShown + 1 })}
            </Button>
          ) : null}
          {variant.solution !== '' && !isSolved ? (
            <Button variant="text" startIcon={<Eye aria-hidden />} onClick={() => show({ isSolved: true })}>
              {t(m.showSolution)}
            </Button>
          ) : null}
          <div className={css.end}>
            {isRight ? (
              <Button variant="contained" onClick={onRoll}>
                {t(m.anotherVariant)}
              </Button>
            ) : (
              <Button variant="contained" onClick={trial.check}>
                {t(m.check)}
              </Button>
            )}
          </div>
        </Foot>
      </Card>
      <Figures scenes={figures} canSketch>
        <HintCards
          hints={variant.hints.slice(0, hintsShown)}
          hintCount={variant.hints.length}
          direction={variant.direction}
        />
        {isSolved ? <SolutionCard solution={variant.solution} direction={variant.direction} /> : null}
      </Figures>
    </>
  );
}

function NoVariant({ preview }: { preview: Preview }) {
  const problem = preview.drawn?.problems.find((one) => one.severity === 'error') ?? preview.drawn?.drawProblem;
  if (preview.failure !== undefined) return <Note tone="wrong" title={preview.failure} />;
  if (problem === undefined) {
    return (
      <Card as="div">
        <CardBody size="question">
          <SkeletonText label={t(m.drawingVariant)} lines={4} />
        </CardBody>
      </Card>
    );
  }
  return (
    <Note tone="warning" title={t(m.variantCannotBeDrawn)}>
      {problem.message}
    </Note>
  );
}
