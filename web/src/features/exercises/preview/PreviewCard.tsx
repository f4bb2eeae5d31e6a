import { figuresFor, nothingSeen } from '@lemma/math/document';
import { memo, useContext, useMemo, type ReactNode } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { ChevronDown, ChevronLeft, ChevronUp, Dices } from 'lucide-react';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { usePrinting } from '../../../printing.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonText } from '../../../ui/waiting/Skeleton.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { testOfVerdict, type TestDraft } from '../draft/test-draft.ts';
import { ownUndo } from '../editor/state/use-undo-keys.ts';
import type { Preview } from '../engine/use-engine.ts';
import { FoldContext, type Fold } from './fold-context.ts';
import { KeyRows } from './KeyRows.tsx';
import { useTrial } from './use-trial.ts';
import type { VariantNumber } from './use-variant-number.ts';
import { VariantQuestion } from './VariantQuestion.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PreviewCard.module.css';
import editorLayoutCss from '../editor/EditorLayout.module.css';

const Body = part('div', css.body);

const Foot = part('div', css.foot);

interface PreviewCardProps {
  preview: Preview;
  variant: VariantNumber;
  /** Gets what was typed, with what marking said of it, as a test of the exercise; left out where none can be kept. */
  onKeepTest?: (test: TestDraft) => void;
  /** How healthy the exercise is, for the head where there is little room. */
  health?: ReactNode;
}

/** A real variant beside what is being written: to look at, to roll, to answer. */
export const PreviewCard = memo(function PreviewCard(props: PreviewCardProps) {
  const { preview, variant, onKeepTest } = props;
  const fold = useContext(FoldContext);
  const isPrinting = usePrinting();
  const shown = preview.variant;
  const trial = useTrial(shown, preview.mark);
  const { verdict: said } = trial;
  const figures = useMemo(
    () =>
      shown === undefined
        ? []
        : figuresFor(
            shown,
            nothingSeen,
            said?.parts.map(({ feedback }) => feedback),
          ),
    [shown, said],
  );
  const toast = useToast();
  const hasAnswer = Object.values(trial.values).some((value) => value !== '');
  const keep = async (): Promise<void> => {
    if (shown === undefined || onKeepTest === undefined) return;
    const typed = shown.parts.map((part) => ({ part: part.name, value: trial.values[part.name] ?? '' }));
    const [verdict, answers] = await Promise.all([preview.mark(typed), preview.keep(typed)]).catch(() => []);
    if (verdict === undefined || answers === undefined) return;
    onKeepTest(testOfVerdict(shown.seed, answers, verdict));
    toast.show({ kind: 'success', message: t(m.keptAsTest) });
  };
  return (
    <Card aria-labelledby="preview-head" {...ownUndo}>
      <CardHead
        title={t(m.preview)}
        id="preview-head"
        actions={
          <>
            <Die variant={variant} isSmall={fold !== undefined} />
            {fold === undefined ? null : <FoldButton {...fold} />}
          </>
        }
      >
        <HeadNote>
          {fold === undefined ? t(m.variantWords, { number: variant.number }) : `№ ${variant.number}`}
        </HeadNote>
        {fold === undefined ? null : props.health}
      </CardHead>
      <div className={editorLayoutCss.shown} hidden={fold?.isOpen === false && !isPrinting}>
        <Body>
          <Obstacle preview={preview} />
          {shown === undefined ? null : (
            <VariantQuestion key={shown.seed} variant={shown} figures={figures} trial={trial} />
          )}
        </Body>
        {shown === undefined ? null : (
          <>
            <Foot>
              <Button size="small" variant="text" disabled={!hasAnswer} onClick={trial.check}>
                {t(m.check)}
              </Button>
              <Button size="small" variant="text" onClick={trial.fill}>
                {t(m.typeKeyIn)}
              </Button>
              {onKeepTest === undefined ? null : (
                <Button size="small" variant="text" disabled={!hasAnswer} onClick={() => void keep()}>
                  {t(m.keepAsTest)}
                </Button>
              )}
            </Foot>
            <KeyRows parts={shown.parts} values={shown.values} />
          </>
        )}
      </div>
    </Card>
  );
});

function FoldButton({ isOpen, toggle }: Fold) {
  const name = isOpen ? t(m.foldAway) : t(m.showPreview);
  return (
    <Tooltip title={name}>
      <IconButton size="small" aria-expanded={isOpen} aria-label={name} onClick={toggle}>
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </IconButton>
    </Tooltip>
  );
}

function Die({ variant, isSmall }: { variant: VariantNumber; isSmall: boolean }) {
  if (isSmall) {
    return (
      <Tooltip title={t(m.roll)}>
        <IconButton size="small" aria-label={t(m.roll)} onClick={variant.roll}>
          <Dices aria-hidden />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <>
      <Tooltip title={t(m.previousVariant)}>
        <span>
          <IconButton
            size="small"
            aria-label={t(m.previousVariant)}
            disabled={!variant.canGoBack}
            onClick={variant.back}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Button size="small" variant="soft" startIcon={<Dices aria-hidden />} onClick={variant.roll}>
        {t(m.roll)}
      </Button>
    </>
  );
}

/** Shows why the present variant cannot be drawn, above the last good one. */
function Obstacle({ preview }: { preview: Preview }) {
  const { drawn, failure, variant } = preview;
  if (failure !== undefined) return <Note tone="wrong" title={failure} />;
  if (drawn?.variant !== undefined) return null;
  const problem = drawn?.problems.find((one) => one.severity === 'error') ?? drawn?.drawProblem;
  if (problem === undefined) return <SkeletonText label={t(m.drawingVariant)} lines={3} />;
  return (
    <div className={css.before}>
      <Note tone="warning" title={variant === undefined ? t(m.noVariantYet) : t(m.asBefore)}>
        <MathText inline source={problem.message} />
      </Note>
    </div>
  );
}
