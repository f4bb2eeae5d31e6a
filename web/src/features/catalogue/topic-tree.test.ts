import { describe, expect, it } from 'vitest';
import { searchTopics, topicTree } from './topic-tree.ts';

const topics = [
  { topic: 'geometry/angles', count: 2 },
  { topic: 'algebra/quadratics', count: 3 },
  { topic: 'algebra', count: 1 },
  { topic: 'algebra/equations/linear', count: 4 },
  { topic: '', count: 9 },
];

const names = (tree: ReturnType<typeof topicTree>) =>
  tree.map(({ name, count, leaves }) => [name, count, ...leaves.map((leaf) => `${leaf.name} ${leaf.count}`)]);

describe('the tree of topics', () => {
  it('has every topic under its branch, and counts what is below', () => {
    expect(names(topicTree(topics, ''))).toEqual([
      ['Algebra', 8, 'Equations · Linear 4', 'Quadratic equations 3'],
      ['Geometry', 2, 'Angles 2'],
    ]);
  });

  it('keeps the chosen topic when nothing is left of it', () => {
    expect(names(topicTree([], 'calculus/limits'))).toEqual([['Calculus', 0, 'Limits 0']]);
  });

  it('is searched by parts of names, without accents and case', () => {
    const tree = topicTree(topics, '');
    expect(names(searchTopics(tree, 'LIN'))).toEqual([['Algebra', 8, 'Equations · Linear 4']]);
    expect(names(searchTopics(tree, 'geom'))).toEqual([['Geometry', 2, 'Angles 2']]);
    expect(searchTopics(tree, 'nothing')).toEqual([]);
    expect(searchTopics(tree, ' ')).toBe(tree);
  });
});
