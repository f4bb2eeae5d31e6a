import { useMemo } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRowLink, CardRows, Grow } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { searchTopics } from './search.ts';
import type { Topic } from './topics.ts';
import { part } from '../../ui/part.ts';
import css from './HelpResults.module.css';

const Words = part(Grow, css.words);

const most = 12;

/** Shows the topics that fit the question while it is being typed. */
export function HelpResults({ topics, question }: { topics: readonly Topic[]; question: string }) {
  const found = useMemo(() => searchTopics(topics, question), [topics, question]);
  return (
    <Card aria-labelledby="help-results">
      <CardHead
        id="help-results"
        title={
          <output>
            {found.length === 0 ? 'No answer' : count(found.length, 'answer')} for “{question.trim()}”
          </output>
        }
      />
      {found.length === 0 ? (
        <EmptyState>Nothing fits. Try another word, or look through the topics.</EmptyState>
      ) : (
        <CardRows>
          {found.slice(0, most).map(({ topic, excerpt }) => (
            <CardRowLink key={topic.slug}>
              <Link to={paths.helpTopic(topic.slug)}>
                <Words>
                  <b>{topic.title}</b>
                  <span>
                    {excerpt.map((piece, index) =>
                      piece.isHit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
                    )}
                  </span>
                </Words>
                <Chip label={topic.audience === 'teachers' ? 'Teaching' : 'Learning'} />
              </Link>
            </CardRowLink>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
