import type { analyseTask, AnalysedItem, ResponseOf } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Scatter } from '../../ui/charts/Scatter.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { figureOf, judgementOf, percent, worthALook } from './analysis-words.ts';
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
          <h2>The whole task</h2>
          <Picture items={analysis.items} chosen={chosen} onChoose={onChoose} />
        </div>
        <div>
          <Facts facts={factsOf(analysis)} />
          {analysis.reliability === null ? null : (
            <p>Reliability is Cronbach’s alpha over those who answered every question.</p>
          )}
          <h2>Worth a look</h2>
          {looks.length === 0 ? (
            <p>Nothing stands out.</p>
          ) : (
            <ul>
              {looks.slice(0, 4).map(({ item, words }) => (
                <li key={item.itemId}>
                  <strong>
                    {item.position}. {item.title}
                  </strong>
                  <p>{words}</p>
                  <Button size="small" variant="text" onClick={() => onChoose(item.itemId ?? '')}>
                    Open question {item.position}
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
    return <p>The picture appears once ten learners have answered and do not all do the same.</p>;
  }
  return (
    <>
      <p>Higher up: those who do well elsewhere also get it right. Further left: harder.</p>
      <Scatter
        points={known}
        chosen={chosen}
        onChoose={onChoose}
        bands={[
          { from: 0, to: heightOf(0), tone: 'error', words: 'the strong get it wrong: look at the question' },
          { from: heightOf(0), to: heightOf(weak), tone: 'warning', words: 'weak: says little about the learner' },
        ]}
        across={['0', '25', '50', '75', '100 %']}
        up={['−0.4', '0', '0.4', '0.8']}
        name="Right at the first try"
      />
      {known.length < items.length ? (
        <p>Questions with too few answers, or which everyone gets right, are only in the list.</p>
      ) : null}
    </>
  );
}

function pointOf(item: AnalysedItem) {
  if (item.discrimination === null || item.rightShare === null) return [];
  const { tone } = judgementOf(item);
  return {
    id: item.itemId ?? '',
    mark: String(item.position),
    label: `Question ${item.position}, ${percent(item.rightShare)} right at the first try, discrimination ${figureOf(item.discrimination)}`,
    x: item.rightShare,
    y: heightOf(item.discrimination),
    tone: tone === 'warning' || tone === 'error' ? tone : ('usual' as const),
  };
}

function factsOf({ learners, meanShare, reliability }: TaskAnalysis) {
  return [
    { label: 'Learners', value: learners },
    {
      label: 'Mean',
      value:
        meanShare === null ? (
          '–'
        ) : (
          <>
            {Math.round(meanShare * 100)} <small>%</small>
          </>
        ),
    },
    ...(reliability === null ? [] : [{ label: 'Reliability', value: figureOf(reliability) }]),
  ];
}
