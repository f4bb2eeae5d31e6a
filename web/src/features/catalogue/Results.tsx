import type { SWRResponse } from 'swr';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { SkeletonBar } from '../../ui/Skeleton.tsx';
import { addToBasket, takeFromBasket, useBasket } from './basket.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { topicName } from './exercise-words.ts';
import type { CatalogueAnswer, CatalogueQuery } from './use-catalogue.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  marginBottom: 12,
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
});

const Pages = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  marginTop: 24,
});

interface ResultsProps {
  query: CatalogueQuery;
  read: SWRResponse<CatalogueAnswer, unknown>;
  onChange: (change: Partial<CatalogueQuery>) => void;
}

/** What was found, thirty at a time (K09). */
export function Results({ query, read, onChange }: ResultsProps) {
  return (
    <section aria-label="Found exercises">
      <Loaded read={read} noun="page" skeleton={<ResultsSkeleton />}>
        {(answer) => (
          <>
            <Line>
              <h2 aria-live="polite">
                <b>{answer.total.toLocaleString('en')}</b> {answer.total === 1 ? 'exercise' : 'exercises'}
              </h2>
              <ChosenFacets query={query} onChange={onChange} />
            </Line>
            {answer.items.length === 0 ? <Nothing query={query} onChange={onChange} /> : <Found answer={answer} />}
            <Paging answer={answer} onChange={onChange} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Found({ answer }: { answer: CatalogueAnswer }) {
  const basket = useBasket();
  return (
    <Grid>
      {answer.items.map((exercise) => {
        const isChosen = basket.some((item) => item.id === exercise.id);
        return (
          <li key={exercise.id}>
            <ExerciseCard
              exercise={exercise}
              isChosen={isChosen}
              onToggle={() => (isChosen ? takeFromBasket(exercise.id) : addToBasket(exercise))}
            />
          </li>
        );
      })}
    </Grid>
  );
}

function ChosenFacets({ query, onChange }: Pick<ResultsProps, 'query' | 'onChange'>) {
  const chosen = [
    ...(query.topic ? [{ key: 'topic', label: topicName(query.topic), change: { topic: '' } }] : []),
    ...(query.level ? [{ key: 'level', label: query.level, change: { level: undefined } }] : []),
    ...(query.scope === 'mine' ? [{ key: 'scope', label: 'Mine', change: { scope: 'all' } as const }] : []),
    ...(query.scope === 'drafts' ? [{ key: 'scope', label: 'My drafts', change: { scope: 'all' } as const }] : []),
  ];
  return chosen.map((facet) => (
    <Chip
      key={facet.key}
      color="primary"
      label={facet.label}
      deleteIcon={<X aria-label={`No longer only ${facet.label}`} style={{ width: 14, height: 14 }} />}
      onDelete={() => onChange(facet.change)}
    />
  ));
}

function Nothing({ query, onChange }: Pick<ResultsProps, 'query' | 'onChange'>) {
  const isFiltered = Boolean(query.q || query.topic || query.level);
  return (
    <Card as="div">
      <EmptyState
        drawing="curve"
        action={
          isFiltered ? (
            <Button variant="soft" onClick={() => onChange({ topic: '', level: undefined, scope: 'all' })}>
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
          : 'Your exercises stand here. Write the first one.'}
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
            <SkeletonBar height={96} style={{ borderRadius: '10px 10px 0 0' }} />
            <CardBody style={{ display: 'grid', gap: 12, padding: 16 }}>
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
