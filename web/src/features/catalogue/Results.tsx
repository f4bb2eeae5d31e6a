import type { AnswerType } from '@lemma/math';
import type { SWRResponse } from 'swr';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { addToBasket, takeFromBasket, useBasket } from './basket.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { anything, isNarrowed, toggled, valuesOf } from './catalogue-address.ts';
import { answerWords, languageName, topicName } from './exercise-words.ts';
import type { CatalogueAnswer, CatalogueQuery } from './use-catalogue.ts';
import { part } from '../../ui/part.ts';
import css from './Results.module.css';

const Line = part('div', css.line);

const Grid = part('ul', css.grid);

const Pages = part('nav', css.pages);

interface ResultsProps {
  query: CatalogueQuery;
  read: Pick<SWRResponse<CatalogueAnswer, unknown>, 'data' | 'error' | 'isLoading' | 'mutate'>;
  onChange: (change: Partial<CatalogueQuery>) => void;
}

/** The exercises found, thirty at a time (K09). */
export function Results({ query, read, onChange }: ResultsProps) {
  return (
    // While the next list is on its way the last one stays.
    <section aria-label="Found exercises" aria-busy={read.isLoading}>
      <Loaded read={read} noun="page" skeleton={<ResultsSkeleton />}>
        {(answer) => (
          <>
            <Line>
              <h2 aria-live="polite">
                {answer.isPartial ? 'More than ' : ''}
                <b>{answer.total.toLocaleString('en')}</b> {answer.total === 1 ? 'exercise' : 'exercises'}
              </h2>
              <ChosenFacets query={query} answer={answer} onChange={onChange} />
              <div className={css.sort}>
                <SelectField
                  label="Order"
                  hideLabel
                  value={query.sort ?? 'relevance'}
                  options={sortLabels}
                  onChange={(sort) => onChange({ sort })}
                />
              </div>
            </Line>
            <Corrections answer={answer} />
            {answer.items.length === 0 ? <Nothing query={query} onChange={onChange} /> : <Found answer={answer} />}
            <Paging answer={answer} onChange={onChange} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const takeOut = ({ id }: { readonly id: string }): void => takeFromBasket(id);

function Found({ answer }: { answer: CatalogueAnswer }) {
  const basket = useBasket();
  return (
    <Grid>
      {answer.items.map((exercise) => {
        const isChosen = basket.some((item) => item.id === exercise.id);
        return (
          <li key={exercise.id}>
            <ExerciseCard exercise={exercise} isChosen={isChosen} onToggle={isChosen ? takeOut : addToBasket} />
          </li>
        );
      })}
    </Grid>
  );
}

const scopeWords = { mine: 'Mine', shared: 'Shared with me', drafts: 'My drafts' } as const;

/** Returns the active filters, one word each, with the query without them. */
function chosenFacets(query: CatalogueQuery, answer: CatalogueAnswer) {
  const { topic, scope = 'all' } = query;
  const author = answer.authors.find(({ id }) => id === query.author);
  return [
    ...(topic ? [{ label: topicName(topic), change: { topic: '' } }] : []),
    ...valuesOf(query.levels).map((level) => ({ label: level, change: { levels: toggled(query.levels, level) } })),
    ...valuesOf(query.answerTypes).map((type) => ({
      label: answerWords([Number(type) as AnswerType]),
      change: { answerTypes: toggled(query.answerTypes, type) },
    })),
    ...valuesOf(query.languages).map((language) => ({
      label: languageName(language),
      change: { languages: toggled(query.languages, language) },
    })),
    ...(query.author ? [{ label: author?.name ?? 'One author', change: { author: undefined } }] : []),
    ...(query.quality === 3 ? [{ label: 'Complete', change: { quality: 0 } }] : []),
    ...(scope === 'all' ? [] : [{ label: scopeWords[scope], change: { scope: 'all' } as const }]),
  ];
}

function ChosenFacets({ query, answer, onChange }: { answer: CatalogueAnswer } & Omit<ResultsProps, 'read'>) {
  return chosenFacets(query, answer).map((facet) => (
    <Chip
      key={facet.label}
      color="primary"
      label={facet.label}
      end={
        <button
          type="button"
          className={css.remove}
          aria-label={`No longer only ${facet.label}`}
          onClick={() => onChange(facet.change)}
        >
          <X aria-hidden />
        </button>
      }
    />
  ));
}

/** Words that were taken for others. */
function Corrections({ answer }: { answer: CatalogueAnswer }) {
  if (answer.corrections.length === 0) return null;
  const words = answer.corrections.map(({ from, to }) => `“${to}” for “${from}”`).join(', ');
  return <p className={css.before}>Looked for {words}.</p>;
}

const sortLabels = [
  { value: 'relevance', label: 'Best match' },
  { value: 'use', label: 'Most used' },
  { value: 'success', label: 'Most often right' },
  { value: 'newest', label: 'Newest' },
] as const;

function Nothing({ query, onChange }: Pick<ResultsProps, 'query' | 'onChange'>) {
  const isFiltered = Boolean(query.q) || isNarrowed(query);
  return (
    <Card as="div">
      <EmptyState
        drawing="curve"
        action={
          isFiltered ? (
            <Button variant="soft" onClick={() => onChange(anything)}>
              Look in everything
            </Button>
          ) : (
            <Button variant="soft" component={Link} to={paths.createExercise} startIcon={<Plus aria-hidden />}>
              Create exercise
            </Button>
          )
        }
      >
        {isFiltered
          ? 'No exercise fits. Try fewer words or another topic.'
          : 'Your exercises appear here. Write the first one.'}
      </EmptyState>
    </Card>
  );
}

function Paging({ answer, onChange }: { answer: CatalogueAnswer; onChange: ResultsProps['onChange'] }) {
  const last = Math.max(1, Math.ceil(answer.total / answer.pageSize));
  if (last === 1) return null;
  const to = (page: number): void => {
    onChange({ page });
    window.scrollTo({ top: 0 });
  };
  return (
    <Pages aria-label="Pages">
      <Button disabled={answer.page <= 1} onClick={() => to(answer.page - 1)} startIcon={<ChevronLeft aria-hidden />}>
        Previous
      </Button>
      <span>
        {answer.page} of {last}
      </span>
      <Button disabled={answer.page >= last} onClick={() => to(answer.page + 1)} endIcon={<ChevronRight aria-hidden />}>
        Next
      </Button>
    </Pages>
  );
}

function ResultsSkeleton() {
  return (
    <section aria-busy="true" aria-label="Loading exercises">
      <Line>
        <SkeletonBar width={120} height={16} />
      </Line>
      <Grid as="div">
        {Array.from({ length: 6 }, (_, index) => (
          <Card as="div" key={index}>
            <SkeletonBar height={96} className={css.skeletonBar} />
            <CardBody className={css.stack}>
              <SkeletonBar width="70%" />
              <SkeletonBar width="45%" height={12} />
              <SkeletonBar width="55%" height={24} />
              <SkeletonBar width="100%" height={32} />
            </CardBody>
          </Card>
        ))}
      </Grid>
    </section>
  );
}
