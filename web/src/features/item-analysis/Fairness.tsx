import { fewestShown, type AnalysedItem, type VariantGroup } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Ranges } from '../../ui/charts/Ranges.tsx';
import { count } from '../../dates.ts';
import { isSwitchedOff, percent, retirableName, unfairGroups } from './analysis-words.ts';
import { RetireButton } from './RetireButton.tsx';

interface FairnessProps {
  item: AnalysedItem;
  onRetired: () => Promise<void>;
}

const shownAtFirst = 8;

/** Whether some numbers make the question harder than others, as far as the learners are enough to say so. */
export function Fairness({ item, onRetired }: FairnessProps) {
  const groups = [...item.values, ...item.variants];
  const [isWhole, setIsWhole] = useState(false);
  if (groups.length < 2 || item.rightShare === null) return null;
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst);
  return (
    <section>
      <h3>Fair for every value?</h3>
      <p>
        Right at the first try, with the range that chance alone would explain (95 %). The dashed line is all:{' '}
        {percent(item.rightShare)}.
      </p>
      <Ranges
        label="Right at the first try by value"
        all={item.rightShare}
        ranges={shown.map((group) => ({
          name: group.name,
          share: group.rightShare,
          low: group.low,
          high: group.high,
          words: `${group.rightCount} of ${group.learners}`,
          isLoud: group.isUnfair,
          more: <Act item={item} group={group} onRetired={onRetired} />,
        }))}
      />
      {groups.length > shownAtFirst && !isWhole ? (
        <Button size="small" variant="text" onClick={() => setIsWhole(true)}>
          Show all {groups.length}
        </Button>
      ) : null}
      <p>{conclusionOf(item)}</p>
    </section>
  );
}

function conclusionOf(item: AnalysedItem): string {
  const hidden =
    item.hiddenValues === 0
      ? ''
      : ` ${count(item.hiddenValues, 'value')} with fewer than ${fewestShown} learners ${item.hiddenValues === 1 ? 'is' : 'are'} not shown.`;
  const judged = [...item.values, ...item.variants].some(({ adjustedP }) => adjustedP !== null);
  const unfair = unfairGroups(item).length;
  const verdict = !judged
    ? 'Too few learners to say whether a value is unfair: it takes 20 with it and 20 without.'
    : unfair === 0
      ? 'No value stands out.'
      : `${count(unfair, 'value')} ${unfair === 1 ? 'stands' : 'stand'} out by more than chance would explain.`;
  return verdict + hidden;
}

function Act({ item, group, onRetired }: FairnessProps & { group: VariantGroup }) {
  if (isSwitchedOff(item, group.name)) return <Chip label="switched off" />;
  if (!group.isUnfair) return null;
  const name = retirableName(item, group.name);
  return (
    <>
      <Chip color="warning" label={group.rightShare < group.othersShare ? 'harder' : 'easier'} />
      {item.canEdit && name !== undefined ? (
        <RetireButton exerciseId={item.exerciseId} variant={name} onRetired={onRetired} />
      ) : null}
    </>
  );
}
