import { useId, useState } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { searchTopics, topicTree, type TopicBranch, type TopicLeaf } from './topic-tree.ts';
import { topicTrail } from './topics/topic-names.ts';
import type { CatalogueAnswer } from './use-catalogue.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import { locale } from '../../locale.ts';
import * as m from './messages.ts';
import facetsCss from './Facets.module.css';
import css from './TopicTree.module.css';

const Group = part('fieldset', facetsCss.group);

/** Up to here all topics are open, and there is nothing to search. */
const fewTopics = 12;

interface TopicTreeProps {
  topics: CatalogueAnswer['topics'];
  chosen: string;
  isPartial: boolean;
  onChoose: (topic: string) => void;
}

/** All topics with the number of exercises in each; branches open by a button, and words find topics in all of them. */
export function TopicTree({ topics, chosen, isPartial, onChoose }: TopicTreeProps) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const tree = topicTree(topics, chosen);
  const shown = searchTopics(tree, typed);
  const isShort = topics.length <= fewTopics;
  if (tree.length === 0) return null;
  const isOpen = ({ topic }: TopicBranch) =>
    isShort || typed.trim() !== '' || opened.has(topic) || chosen.startsWith(`${topic}/`);
  const toggle = (topic: string) => {
    const next = new Set(opened);
    if (!next.delete(topic)) next.add(topic);
    setOpened(next);
  };
  const choice = (leaf: TopicLeaf) => (
    <label title={topicTrail(leaf.topic)}>
      <input type="radio" name={name} checked={chosen === leaf.topic} onChange={() => onChoose(leaf.topic)} />
      <span className={facetsCss.name}>{leaf.name}</span>
      <small>{`${leaf.count.toLocaleString(locale)}${isPartial && leaf.count > 0 ? '+' : ''}`}</small>
    </label>
  );
  return (
    <Group>
      <legend>{t(m.topic)}</legend>
      {isShort ? null : (
        <input
          type="search"
          className={css.search}
          aria-label={t(m.findTopic)}
          placeholder={t(m.findOneOfTopics, { count: topics.length })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <label>
        <input type="radio" name={name} checked={chosen === ''} onChange={() => onChoose('')} />
        <span className={facetsCss.name}>{t(m.allTopics)}</span>
      </label>
      {shown.length === 0 ? <p className={css.none}>{t(m.noSuchTopic)}</p> : null}
      <ul className={css.tree}>
        {shown.map((branch) => (
          <li key={branch.topic}>
            <div className={css.branch}>
              {branch.leaves.length === 0 || isShort ? null : (
                <button
                  type="button"
                  aria-expanded={isOpen(branch)}
                  aria-label={t(m.topicsOf, { name: branch.name })}
                  onClick={() => toggle(branch.topic)}
                >
                  {isOpen(branch) ? <ChevronDown aria-hidden size={16} /> : <ChevronRight aria-hidden size={16} />}
                </button>
              )}
              {choice(branch)}
            </div>
            {branch.leaves.length > 0 && isOpen(branch) ? (
              <ul className={css.leaves}>
                {branch.leaves.map((leaf) => (
                  <li key={leaf.topic}>{choice(leaf)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </Group>
  );
}
