import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { Check, Plus, Search } from 'lucide-react';
import type { ExerciseSummary } from '@lemma/contracts';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Loaded } from '../../../frame/Loaded.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { topicName, topicTrail } from '../../catalogue/topics/topic-names.ts';
import { LevelChip } from '../../catalogue/LevelChip.tsx';
import { SampleLine } from '../../catalogue/SampleFace.tsx';
import { useCatalogue, useSettled, type CatalogueAnswer } from '../../catalogue/use-catalogue.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AddExercisesDialog.module.css';

const Layout = part('div', css.layout);

const scopes = [
  { value: 'all', label: t(m.allWords) },
  { value: 'mine', label: t(m.mine) },
  { value: 'shared', label: t(m.sharedWithMe) },
] as const;
type Scope = (typeof scopes)[number]['value'];

interface Filter {
  readonly typed: string;
  readonly topic: string;
  readonly scope: Scope;
}

/** Scrolls by itself, by the keyboard too. */
const Found = part('section', css.found);

const What = part(Grow, css.what);

/** Topics of what was found, the chosen one among them even when nothing is left of it. */
function topicOptions(chosen: string, topics: CatalogueAnswer['topics']): { value: string; label: string }[] {
  const isListed = chosen === '' || topics.some((one) => one.topic === chosen);
  return [
    { value: '', label: t(m.allTopics) },
    ...(isListed ? [] : [{ value: chosen, label: topicName(chosen) }]),
    ...topics
      .filter((one) => one.topic !== '')
      .map((one) => ({ value: one.topic, label: `${topicTrail(one.topic)} (${one.count})` })),
  ];
}

interface AddExercisesDialogProps {
  chosen: ReadonlySet<string>;
  onToggle: (exercise: ExerciseSummary) => void;
  onClose: () => void;
}

/** The catalogue in a dialog: search, look at a sample, add. An added exercise is in the task immediately. */
export function AddExercisesDialog({ chosen, onToggle, onClose }: AddExercisesDialogProps) {
  const id = useId();
  const [filter, setFilter] = useState<Filter>({ typed: '', topic: '', scope: 'all' });
  const { topic, scope } = filter;
  const [pages, setPages] = useState(1);
  const q = useSettled(filter.typed, 180).trim();
  const first = useCatalogue({ q, topic, scope, page: 1 });
  const change = (fields: Partial<Filter>): void => {
    setFilter({ ...filter, ...fields });
    setPages(1);
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={dialogWidth('widest')}>
      <Layout>
        <DialogTitle id={id}>{t(m.addExercises)}</DialogTitle>
        <SearchFields filter={filter} topics={first.data?.topics ?? []} onChange={change} />
        <Found aria-label={t(m.foundExercises)} tabIndex={0}>
          <Loaded
            read={first}
            noun="page"
            skeleton={<SkeletonRows label={t(m.loadingExercises)} rows={5} head={false} />}
          >
            {(answer) => (
              <>
                {answer.items.length === 0 ? <EmptyState drawing="curve">{t(m.noExerciseFits)}</EmptyState> : null}
                {Array.from({ length: pages }, (_, index) => (
                  <FoundPage
                    key={index}
                    query={{ q, topic, scope, page: index + 1 }}
                    chosen={chosen}
                    onToggle={onToggle}
                  />
                ))}
                {answer.total > pages * answer.pageSize ? (
                  <div className={css.more}>
                    <Button variant="text" onClick={() => setPages(pages + 1)}>
                      {t(m.showMore)}
                    </Button>
                  </div>
                ) : null}
              </>
            )}
          </Loaded>
        </Found>
        <div className={css.foot}>
          <span aria-live="polite">
            {chosen.size === 0 ? t(m.nothingChosen) : t(m.exercisesInTask, { count: chosen.size })}
          </span>
          <Button variant="contained" onClick={onClose}>
            {t(m.done)}
          </Button>
        </div>
      </Layout>
    </Dialog>
  );
}

interface SearchFieldsProps {
  filter: Filter;
  topics: CatalogueAnswer['topics'];
  onChange: (fields: Partial<Filter>) => void;
}

/** The fields of the search: words, a topic, and whose exercises. */
function SearchFields({ filter, topics, onChange }: SearchFieldsProps) {
  const field = useFirstFocus<HTMLInputElement>();
  return (
    <>
      <div className={css.search}>
        <TextField
          label={t(m.searchExercises)}
          hideLabel
          type="search"
          inputRef={field}
          placeholder={t(m.searchExample)}
          value={filter.typed}
          maxLength={200}
          onChange={(typed) => onChange({ typed })}
          startAdornment={<Search aria-hidden className={css.sign} />}
        />
        <SelectField
          label={t(m.topic)}
          hideLabel
          value={filter.topic}
          options={topicOptions(filter.topic, topics)}
          onChange={(topic) => onChange({ topic })}
        />
      </div>
      <div className={css.whose}>
        <SegmentedControl
          label={t(m.whoseExercises)}
          value={filter.scope}
          options={scopes}
          onChange={(scope) => onChange({ scope })}
        />
      </div>
    </>
  );
}

interface FoundPageProps extends Pick<AddExercisesDialogProps, 'chosen' | 'onToggle'> {
  query: { q: string; topic: string; scope: Scope; page: number };
}

function FoundPage({ query, chosen, onToggle }: FoundPageProps) {
  const { data } = useCatalogue(query);
  // A draft cannot be set: only what is published has a version to pin.
  const published = data?.items.filter((exercise) => exercise.status === 'PB') ?? [];
  return (
    <CardRows>
      {published.map((exercise) => {
        const isChosen = chosen.has(exercise.id);
        return (
          <CardRow key={exercise.id}>
            <What>
              <strong>{exercise.title}</strong>
              <div className={css.sample}>
                <SampleLine sample={exercise.sample} />
              </div>
              <div className={css.meta}>
                <LevelChip level={exercise.level} />
                <span>
                  {[
                    exercise.topic === '' ? '' : topicName(exercise.topic),
                    exercise.isMine ? t(m.ownerYou) : exercise.ownerName,
                  ]
                    .filter((words) => words !== '')
                    .join(' · ')}
                </span>
              </div>
            </What>
            <Button
              size="small"
              variant={isChosen ? 'soft' : 'outlined'}
              aria-pressed={isChosen}
              aria-label={
                isChosen ? t(m.exerciseAdded, { title: exercise.title }) : t(m.addExercise, { title: exercise.title })
              }
              startIcon={isChosen ? <Check aria-hidden /> : <Plus aria-hidden />}
              onClick={() => onToggle(exercise)}
            >
              {isChosen ? t(m.added) : t(m.add)}
            </Button>
          </CardRow>
        );
      })}
    </CardRows>
  );
}
