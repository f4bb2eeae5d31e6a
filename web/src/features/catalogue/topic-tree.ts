import { topicTrail } from './topics/topic-names.ts';
import { language } from '../../words/language.ts';
import type { CatalogueAnswer } from './use-catalogue.ts';

export interface TopicLeaf {
  readonly topic: string;
  /** Below its branch. */
  readonly name: string;
  readonly count: number;
}

/** A branch of topics; its count has those below it, as a search for it finds them. */
export interface TopicBranch extends TopicLeaf {
  readonly leaves: readonly TopicLeaf[];
}

/** The topics as branches with what is below them, by name. The chosen topic is there even when it has no hits. */
export function topicTree(topics: CatalogueAnswer['topics'], chosen: string): readonly TopicBranch[] {
  const counted = new Map(topics.filter(({ topic }) => topic !== '').map(({ topic, count }) => [topic, count]));
  if (chosen !== '' && !counted.has(chosen)) counted.set(chosen, 0);
  const branches = Map.groupBy(counted, ([topic]) => topic.split('/')[0] ?? topic);
  return [...branches]
    .map(([branch, own]): TopicBranch => {
      const leaves = own
        .filter(([topic]) => topic !== branch)
        .map(([topic, count]) => ({ topic, name: topicTrail(topic, branch), count }));
      return {
        topic: branch,
        name: topicTrail(branch),
        count: own.reduce((sum, [, count]) => sum + count, 0),
        leaves: leaves.toSorted(byName),
      };
    })
    .toSorted(byName);
}

const byName = (a: TopicLeaf, b: TopicLeaf): number => a.name.localeCompare(b.name, language.tag);

/** Returns the branches that fit typed words: by their own name with all topics below, else with those that fit. */
export function searchTopics(tree: readonly TopicBranch[], typed: string): readonly TopicBranch[] {
  const wanted = fold(typed);
  if (wanted === '') return tree;
  return tree.flatMap((branch) => {
    if (fold(branch.name).includes(wanted)) return [branch];
    const leaves = branch.leaves.filter(({ name }) => fold(name).includes(wanted));
    return leaves.length === 0 ? [] : [{ ...branch, leaves }];
  });
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
