import { difficultyLevels } from '@lemma/math';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { topicName, topicTrail } from './exercise-words.ts';
import type { CatalogueAnswer, CatalogueQuery } from './use-catalogue.ts';

const Group = styled('fieldset')(({ theme }) => ({
  marginBottom: 20,
  '& legend': {
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    color: theme.vars.palette.lemma.ink3,
    marginBottom: 4,
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    fontSize: 15,
    lineHeight: '20px',
    cursor: 'pointer',
    '@media (pointer:coarse)': { minHeight: 44 },
  },
  '& input': { width: 18, height: 18, margin: 0, flex: 'none', accentColor: theme.vars.palette.primary.main },
  '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { fontSize: 13, color: theme.vars.palette.lemma.ink3, fontVariantNumeric: 'tabular-nums' },
}));

interface Option {
  readonly value: string;
  readonly label: string;
  readonly title?: string;
  readonly count?: number;
}

interface FacetProps {
  legend: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

function Facet({ legend, value, options, onChange }: FacetProps) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span className="name">{option.label}</span>
          {option.count === undefined ? null : <small>{option.count}</small>}
        </label>
      ))}
    </Group>
  );
}

const scopes: readonly Option[] = [
  { value: 'all', label: 'Everybody' },
  { value: 'mine', label: 'Mine' },
  { value: 'drafts', label: 'My drafts' },
];

const levels: readonly Option[] = [
  { value: '', label: 'Any level' },
  ...difficultyLevels.map((level) => ({ value: level, label: level })),
];

/** So many topics stand in the list; the search finds the others. */
const mostTopics = 14;

interface FacetsProps {
  query: CatalogueQuery;
  topics: CatalogueAnswer['topics'];
  onChange: (change: Partial<CatalogueQuery>) => void;
}

/** Topic with counts, level, and whose exercises. */
export function Facets({ query, topics, onChange }: FacetsProps) {
  const chosen = query.topic ?? '';
  const listed = topics.slice(0, mostTopics);
  const isListed = chosen === '' || listed.some(({ topic }) => topic === chosen);
  const options: Option[] = [
    { value: '', label: 'All topics' },
    ...(isListed ? [] : [{ value: chosen, label: topicName(chosen) }]),
    ...listed
      .filter(({ topic }) => topic !== '')
      .map(({ topic, count }) => ({ value: topic, label: topicName(topic), title: topicTrail(topic), count })),
  ];
  return (
    <>
      <Facet
        legend="From"
        value={query.scope ?? 'all'}
        options={scopes}
        onChange={(scope) => onChange({ scope: scope as 'all' })}
      />
      <Facet legend="Topic" value={chosen} options={options} onChange={(topic) => onChange({ topic })} />
      <Facet
        legend="Level"
        value={query.level ?? ''}
        options={levels}
        onChange={(level) => onChange({ level: level === '' ? undefined : (level as 'Level 1') })}
      />
    </>
  );
}
