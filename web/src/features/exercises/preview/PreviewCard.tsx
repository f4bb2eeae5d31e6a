import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { ChevronLeft, Dices } from 'lucide-react';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { SkeletonText } from '../../../ui/Skeleton.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import type { Preview } from '../engine/use-engine.ts';
import { KeyRows } from './KeyRows.tsx';
import { useTrial } from './use-trial.ts';
import type { VariantNumber } from './use-variant-number.ts';
import { VariantQuestion } from './VariantQuestion.tsx';

const Body = styled('div')({ padding: '18px 20px 8px', minHeight: 132, overflowX: 'clip' });

const Foot = styled('div')({ display: 'flex', gap: 8, padding: '0 20px 16px', marginLeft: -12 });

interface PreviewCardProps {
  preview: Preview;
  variant: VariantNumber;
}

/** A real variant beside what is being written: to look at, to roll, to answer. */
export function PreviewCard({ preview, variant }: PreviewCardProps) {
  const drawn = preview.drawn;
  const trial = useTrial(drawn?.variant, preview.grade);
  const hasAnswer = Object.values(trial.values).some((value) => value !== '');
  return (
    <Card aria-labelledby="preview-head">
      <CardHead
        title="Preview"
        id="preview-head"
        actions={
          <>
            <Tooltip title="Previous variant">
              <span>
                <IconButton
                  size="small"
                  aria-label="Previous variant"
                  disabled={!variant.canGoBack}
                  onClick={variant.back}
                >
                  <ChevronLeft aria-hidden />
                </IconButton>
              </span>
            </Tooltip>
            <Button size="small" variant="soft" startIcon={<Dices aria-hidden />} onClick={variant.roll}>
              Roll
            </Button>
          </>
        }
      >
        <HeadNote>variant {variant.number}</HeadNote>
      </CardHead>
      {drawn?.variant === undefined ? (
        <Body>
          <Waiting preview={preview} />
        </Body>
      ) : (
        <>
          <Body aria-live="off">
            <VariantQuestion
              key={drawn.variant.seed}
              question={drawn.variant.question}
              direction={drawn.variant.direction}
              parts={drawn.variant.parts}
              values={trial.values}
              verdict={trial.verdict}
              onType={trial.type}
              onEnter={trial.check}
            />
          </Body>
          <Foot>
            <Button size="small" variant="text" disabled={!hasAnswer} onClick={trial.check}>
              Check
            </Button>
            <Button size="small" variant="text" onClick={trial.fill}>
              Type the key in
            </Button>
          </Foot>
          <KeyRows parts={drawn.variant.parts} values={drawn.variant.values} />
        </>
      )}
    </Card>
  );
}

function Waiting({ preview }: { preview: Preview }) {
  const problem = preview.drawn?.problems.find((one) => one.severity === 'error') ?? preview.drawn?.drawProblem;
  if (preview.failure !== undefined) return <Note tone="wrong" title={preview.failure} />;
  if (problem === undefined) return <SkeletonText label="Drawing a variant" lines={3} />;
  return (
    <Note tone="warning" title="No variant can be drawn yet">
      {problem.message}
    </Note>
  );
}
