import { getTaskProgress, type TaskProgress } from '@lemma/contracts';
import { useEffect } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { useNavigate, useParams, useSearchParams } from '../../routing/router-context.ts';
import { FetchError } from '../../api/fetch-error.ts';
import { useLive } from '../../api/live/live.ts';
import { AuthenticationWait } from '../../frame/AuthenticationWait.tsx';
import { Guarded } from '../../frame/PageFrame.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { paths } from '../../paths.ts';
import { part } from '../../ui/part.ts';
import { QuestionBars } from './QuestionBars.tsx';
import { countsOf, isClosedAt } from './stuck.ts';
import { useNow } from './TaskProgressPage.tsx';
import { WrongAnswersCard } from './WrongAnswersCard.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ProgressWallPage.module.css';

const Wall = part('div', css.wall);

const Counts = part('dl', css.counts);

const Columns = part('main', css.columns);

/** The class at work on the projector: no names, large enough to be read from ten metres. */
export function ProgressWallPage() {
  const { classId = '', taskId = '' } = useParams();
  return (
    <>
      <PageHead title={t(m.progressHead)} />
      <Guarded access="signed-in">
        <LiveWall classId={classId} taskId={taskId} />
      </Guarded>
    </>
  );
}

interface Ids {
  readonly classId: string;
  readonly taskId: string;
}

function LiveWall({ classId, taskId }: Ids) {
  const { data, status } = useLive(getTaskProgress, { classId, taskId });
  if (data !== undefined) return <Shown progress={data} ids={{ classId, taskId }} />;
  if (status !== 'refused') return <AuthenticationWait />;
  return (
    <main>
      <ReadProblem error={new FetchError(404, 'Resource not found')} noun="task" onRetry={() => location.reload()} />
    </main>
  );
}

function Shown({ progress, ids }: { progress: TaskProgress; ids: Ids }) {
  const [search, setSearch] = useSearchParams();
  const go = useNavigate();
  const now = useNow();
  const number = Number(search.get('question') ?? 0);
  const item = progress.items[number - 1];
  const choose = (index: number | undefined): void =>
    setSearch(index === undefined ? {} : { question: String(index + 1) }, { replace: true });
  const leave = () => void go(paths.taskProgress(ids.classId, ids.taskId));
  useWallKeys({
    ArrowRight: () => choose(Math.min(number, progress.items.length - 1)),
    ArrowLeft: () => choose(number > 1 ? number - 2 : undefined),
    Escape: leave,
  });
  return (
    <Wall>
      <header>
        <h1>{progress.taskName}</h1>
        <Counts>
          {countsOf(progress, now)
            .filter(({ label }) => label !== 'stuck')
            .map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </Counts>
      </header>
      <Columns
        data-alone={item === undefined || undefined}
        tabIndex={-1}
        style={{ '--rows': Math.max(1, progress.items.length) }}
      >
        <div className={css.bars}>
          <QuestionBars
            items={progress.items}
            isClosed={isClosedAt(progress, now)}
            chosen={item === undefined ? undefined : number - 1}
            onChoose={choose}
          />
        </div>
        {item === undefined ? null : (
          <WrongAnswersCard
            key={item.id}
            ids={{ ...ids, itemId: item.id }}
            number={number}
            responseCount={item.responseCount}
            isWall
          />
        )}
      </Columns>
      <footer>
        <Button variant="outlined" onClick={leave}>
          {t(m.leaveProjector)}
        </Button>
        {t(m.arrowKeysChoose)}
      </footer>
    </Wall>
  );
}

/** Acts on keys while no field or button has the focus that would use them itself. */
function useWallKeys(acts: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = acts[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
