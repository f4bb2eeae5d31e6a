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
import { answerWords, languageName } from './exercise-words.ts';
import { topicName } from './topics/topic-names.ts';
import type { CatalogueAnswer, CatalogueQuery } from './use-catalogue.ts';
import { part } from '../../ui/part.ts';
import { language } from '../../words/language.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
    <section aria-label={t(m.foundExercises)} aria-busy={read.isLoading}>
      <Loaded read={read} noun="page" skeleton={<ResultsSkeleton />}>
        {(answer) => (
          <>
            <Line>
              <h2 aria-live="polite">
                <Rich
                  of={answer.isPartial ? m.moreThanFound : m.found}
                  values={{ count: answer.total }}
                  tags={{ b: <b /> }}
                />
              </h2>
              <ChosenFacets query={query} answer={answer} onChange={onChange} />
              <div className={css.sort}>
                <SelectField
                  label={t(m.order)}
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

const scopeWords = { mine: t(m.mine), shared: t(m.sharedWithMe), drafts: t(m.myDrafts) } as const;

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
    ...(query.author ? [{ label: author?.name ?? t(m.oneAuthor), change: { author: undefined } }] : []),
    ...(query.quality === 3 ? [{ label: t(m.complete), change: { quality: 0 } }] : []),
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
          aria-label={t(m.noLongerOnly, { filter: facet.label })}
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
  const words = answer.corrections.map(({ from, to }) => t(m.correctedWord, { from, to }));
  return (
    <p className={css.before}>
      {t(m.lookedFor, { words: new Intl.ListFormat(language.locale, { type: 'unit' }).format(words) })}
    </p>
  );
}

const sortLabels = [
  { value: 'relevance', label: t(m.bestMatch) },
  { value: 'use', label: t(m.mostUsed) },
  { value: 'success', label: t(m.mostOftenRight) },
  { value: 'newest', label: t(m.newest) },
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
              {t(m.lookInEverything)}
            </Button>
          ) : (
            <Button variant="soft" component={Link} to={paths.createExercise} startIcon={<Plus aria-hidden />}>
              {t(m.createExercise)}
            </Button>
          )
        }
      >
        {isFiltered ? t(m.noExerciseFits) : t(m.yourExercisesAppear)}
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
    <Pages aria-label={t(m.pages)}>
      <Button disabled={answer.page <= 1} onClick={() => to(answer.page - 1)} startIcon={<ChevronLeft aria-hidden />}>
        {t(m.previous)}
      </Button>
      <span>{t(m.pageOf, { page: answer.page, count: last })}</span>
      <Button disabled={answer.page >= last} onClick={() => to(answer.page + 1)} endIcon={<ChevronRight aria-hidden />}>
        {t(m.next)}
      </Button>
    </Pages>
  );
}

function ResultsSkeleton() {
  return (
    <section aria-busy="true" aria-label={t(m.loadingExercises)}>
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
