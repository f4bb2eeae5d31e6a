import { fewestShown, type AnalysedItem, type VariantGroup } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Ranges } from '../../ui/charts/Ranges.tsx';
import { isSwitchedOff, percent, retirableName, unfairGroups } from './analysis-words.ts';
import { RetireButton } from './RetireButton.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

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
      <h3>{t(m.fairForEveryValue)}</h3>
      <p>{t(m.rightWithRange, { share: percent(item.rightShare) })}</p>
      <Ranges
        label={t(m.rightByValue)}
        all={item.rightShare}
        ranges={shown.map((group) => ({
          name: group.name,
          share: group.rightShare,
          low: group.low,
          high: group.high,
          words: t(m.rightOf, { right: group.rightCount, count: group.learners }),
          isLoud: group.isUnfair,
          more: <Act item={item} group={group} onRetired={onRetired} />,
        }))}
      />
      {groups.length > shownAtFirst && !isWhole ? (
        <Button size="small" variant="text" onClick={() => setIsWhole(true)}>
          {t(m.showAllCount, { count: groups.length })}
        </Button>
      ) : null}
      <p>{conclusionOf(item)}</p>
    </section>
  );
}

function conclusionOf(item: AnalysedItem): string {
  const hidden =
    item.hiddenValues === 0 ? '' : ` ${t(m.hiddenValues, { count: item.hiddenValues, fewest: fewestShown })}`;
  const judged = [...item.values, ...item.variants].some(({ adjustedP }) => adjustedP !== null);
  const unfair = unfairGroups(item).length;
  const verdict = !judged
    ? t(m.tooFewForFairness)
    : unfair === 0
      ? t(m.noValueStandsOut)
      : t(m.valuesStandOut, { count: unfair });
  return verdict + hidden;
}

function Act({ item, group, onRetired }: FairnessProps & { group: VariantGroup }) {
  if (isSwitchedOff(item, group.name)) return <Chip label={t(m.switchedOff)} />;
  if (!group.isUnfair) return null;
  const name = retirableName(item, group.name);
  return (
    <>
      <Chip color="warning" label={group.rightShare < group.othersShare ? t(m.harder) : t(m.easier)} />
      {item.canEdit && name !== undefined ? (
        <RetireButton exerciseId={item.exerciseId} variant={name} onRetired={onRetired} />
      ) : null}
    </>
  );
}
