import type { analyseTask, AnalysedItem, ResponseOf } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Scatter } from '../../ui/charts/Scatter.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { figureOf, judgementOf, percent, worthALook } from './analysis-words.ts';
import { decimals } from '../../words/decimals.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskOverview.module.css';

type TaskAnalysis = ResponseOf<typeof analyseTask>;

interface TaskOverviewProps {
  analysis: TaskAnalysis;
  chosen: string | undefined;
  onChoose: (itemId: string) => void;
}

/** The upright scale of the picture: from where the strong get it wrong to very good. */
const [lowest, highest, weak] = [-0.4, 0.8, 0.2];
const heightOf = (discrimination: number) => Math.min(1, Math.max(0, (discrimination - lowest) / (highest - lowest)));

/** The whole task in one picture, its figures, and what deserves a look. */
export function TaskOverview({ analysis, chosen, onChoose }: TaskOverviewProps) {
  const looks = analysis.items.flatMap((item) => {
    const words = worthALook(item);
    return words === undefined ? [] : [{ item, words }];
  });
  return (
    <Card>
      <div className={css.overview}>
        <div>
          <h2>{t(m.wholeTask)}</h2>
          <Picture items={analysis.items} chosen={chosen} onChoose={onChoose} />
        </div>
        <div>
          <Facts facts={factsOf(analysis)} />
          {analysis.reliability === null ? null : <p>{t(m.reliabilityIsAlpha)}</p>}
          <h2>{t(m.worthALook)}</h2>
          {looks.length === 0 ? (
            <p>{t(m.nothingStandsOut)}</p>
          ) : (
            <ul>
              {looks.slice(0, 4).map(({ item, words }) => (
                <li key={item.itemId}>
                  <strong>
                    {item.position}. {item.title}
                  </strong>
                  <p>{words}</p>
                  <Button size="small" variant="text" onClick={() => onChoose(item.itemId ?? '')}>
                    {t(m.openQuestion, { number: item.position })}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  );
}

function Picture({ items, chosen, onChoose }: Omit<TaskOverviewProps, 'analysis'> & { items: TaskAnalysis['items'] }) {
  const known = items.flatMap(pointOf);
  if (known.length === 0) {
    return <p>{t(m.pictureAppearsLater)}</p>;
  }
  return (
    <>
      <p>{t(m.howToReadPicture)}</p>
      <Scatter
        points={known}
        chosen={chosen}
        onChoose={onChoose}
        bands={[
          { from: 0, to: heightOf(0), tone: 'error', words: t(m.strongGetItWrong) },
          { from: heightOf(0), to: heightOf(weak), tone: 'warning', words: t(m.weakSaysLittle) },
        ]}
        across={['0', '25', '50', '75', '100 %']}
        up={[`−${decimals(0.4, 1)}`, '0', decimals(0.4, 1), decimals(0.8, 1)]}
        name={t(m.nameOfAxis)}
      />
      {known.length < items.length ? <p>{t(m.onlyInList)}</p> : null}
    </>
  );
}

function pointOf(item: AnalysedItem) {
  if (item.discrimination === null || item.rightShare === null) return [];
  const { tone } = judgementOf(item);
  const { discriminationRange: range } = item;
  return {
    id: item.itemId ?? '',
    mark: String(item.position),
    label: t(m.questionFigures, {
      number: item.position,
      share: percent(item.rightShare),
      discrimination: figureOf(item.discrimination),
    }),
    x: item.rightShare,
    y: heightOf(item.discrimination),
    ...(range === null ? {} : { range: { low: heightOf(range.low), high: heightOf(range.high) } }),
    tone: tone === 'warning' || tone === 'error' ? tone : ('usual' as const),
  };
}

function factsOf({ learners, meanShare, reliability }: TaskAnalysis) {
  return [
    { label: t(m.learners), value: learners },
    {
      label: t(m.mean),
      value:
        meanShare === null ? (
          '–'
        ) : (
          <>
            {Math.round(meanShare * 100)} <small>%</small>
          </>
        ),
    },
    ...(reliability === null ? [] : [{ label: t(m.reliability), value: figureOf(reliability) }]),
  ];
}
