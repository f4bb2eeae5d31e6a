import { useMemo } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRowLink, CardRows, Grow } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { searchTopics } from './search.ts';
import { otherLanguageOf, type Topic } from './topics.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
        title={<output>{t(m.answersFor, { count: found.length, question: question.trim() })}</output>}
      />
      {found.length === 0 ? (
        <EmptyState>{t(m.nothingFits)}</EmptyState>
      ) : (
        <CardRows>
          {found.slice(0, most).map(({ topic, excerpt }) => (
            <CardRowLink key={topic.slug}>
              <Link to={paths.helpTopic(topic.slug)}>
                <Words lang={otherLanguageOf(topic)}>
                  <b>{topic.title}</b>
                  <span>
                    {excerpt.map((piece, index) =>
                      piece.isHit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
                    )}
                  </span>
                </Words>
                <Chip label={topic.audience === 'teachers' ? t(m.teaching) : t(m.learning)} />
              </Link>
            </CardRowLink>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
