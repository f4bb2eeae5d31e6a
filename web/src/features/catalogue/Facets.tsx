import { locale } from '../../locale.ts';
import { difficultyLevels } from '@lemma/math/document';
import { useId } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { answerTypeEditing } from '../exercises/answer-types/index.ts';
import { anything, isNarrowed, toggled, valuesOf } from './catalogue-address.ts';
import { languageName, levelName } from './exercise-words.ts';
import { TopicTree } from './TopicTree.tsx';
import type { CatalogueAnswer, CatalogueQuery } from './use-catalogue.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Facets.module.css';

const Group = part('fieldset', css.group);

interface Option {
  readonly value: string;
  readonly label: string;
  readonly title?: string;
  readonly count?: number;
}

interface FacetProps {
  legend: string;
  /** One of the options, or several. */
  chosen: readonly string[];
  isSingle?: boolean;
  options: readonly Option[];
  /** Counts are of a part of what matches. */
  isPartial: boolean;
  onChoose: (value: string) => void;
}

function Facet({ legend, chosen, isSingle = false, options, isPartial, onChoose }: FacetProps) {
  const name = useId();
  if (options.length === 0) return null;
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(option.value)}
            onChange={() => onChoose(option.value)}
          />
          <span className={css.name}>{option.label}</span>
          {option.count === undefined ? null : (
            <small>{`${option.count.toLocaleString(locale)}${isPartial && option.count > 0 ? '+' : ''}`}</small>
          )}
        </label>
      ))}
    </Group>
  );
}

const scopes: readonly Option[] = [
  { value: 'all', label: t(m.everybody) },
  { value: 'mine', label: t(m.mine) },
  { value: 'shared', label: t(m.sharedWithMe) },
  { value: 'drafts', label: t(m.myDrafts) },
];

const mostAuthors = 6;
const complete = '3';

function levelOptions(answer: CatalogueAnswer | undefined): Option[] {
  const counts = new Map(answer?.levels.map(({ level, count }) => [level, count]));
  return difficultyLevels.map((level) => ({
    value: level,
    label: levelName(level),
    ...(answer && { count: counts.get(level) ?? 0 }),
  }));
}

const qualities: readonly Option[] = [{ value: complete, label: t(m.complete), title: t(m.completeMeans) }];

interface FacetsProps {
  query: CatalogueQuery;
  answer: CatalogueAnswer | undefined;
  onChange: (change: Partial<CatalogueQuery>) => void;
}

/**
 * Filters of the search, with the number of exercises behind each choice. Those with fixed choices come first, so
 * that none of them moves from under the pointer.
 */
export function Facets({ query, answer, onChange }: FacetsProps) {
  const isPartial = answer?.isPartial ?? false;
  const languages = answer?.languages ?? [];
  return (
    <>
      <Facet
        legend={t(m.from)}
        isSingle
        chosen={[query.scope ?? 'all']}
        options={scopes}
        isPartial={isPartial}
        onChoose={(scope) => onChange({ scope: scope as 'all' })}
      />
      <Facet
        legend={t(m.level)}
        chosen={valuesOf(query.levels)}
        options={levelOptions(answer)}
        isPartial={isPartial}
        onChoose={(level) => onChange({ levels: toggled(query.levels, level) })}
      />
      <TopicTree
        topics={answer?.topics ?? []}
        chosen={query.topic ?? ''}
        isPartial={isPartial}
        onChoose={(topic) => onChange({ topic })}
      />
      <Facet
        legend={t(m.answer)}
        chosen={valuesOf(query.answerTypes)}
        options={(answer?.answerTypes ?? []).map(({ type, count }) => ({
          value: String(type),
          label: answerTypeEditing[type].label,
          count,
        }))}
        isPartial={isPartial}
        onChoose={(type) => onChange({ answerTypes: toggled(query.answerTypes, type) })}
      />
      <Facet
        legend={t(m.languageLabel)}
        chosen={valuesOf(query.languages)}
        options={
          languages.length < 2 && !query.languages
            ? []
            : languages.map(({ language, count }) => ({ value: language, label: languageName(language), count }))
        }
        isPartial={isPartial}
        onChoose={(language) => onChange({ languages: toggled(query.languages, language) })}
      />
      <Facet
        legend={t(m.author)}
        chosen={query.author === undefined ? [] : [query.author]}
        options={(answer?.authors ?? [])
          .slice(0, mostAuthors)
          .map(({ id, name, count }) => ({ value: id, label: name, count }))}
        isPartial={isPartial}
        onChoose={(author) => onChange({ author: author === query.author ? undefined : author })}
      />
      <Facet
        legend={t(m.quality)}
        chosen={query.quality === 3 ? [complete] : []}
        options={answer ? qualities : []}
        isPartial={false}
        onChoose={() => onChange({ quality: query.quality === 3 ? 0 : 3 })}
      />
      {answer && isNarrowed(query) ? (
        <Button variant="text" size="small" onClick={() => onChange(anything)}>
          {t(m.clearAll)}
        </Button>
      ) : null}
    </>
  );
}
