import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { topicName } from '../../catalogue/topics/topic-names.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TopicShares.module.css';

/** A topic with a share from 0 to 1; null where there is too little to say. */
export interface TopicShare {
  readonly topic: string;
  readonly share: number | null;
  readonly trend?: 'rising' | 'falling' | 'steady';
  readonly note: ReactNode;
}

interface TopicSharesProps {
  topics: readonly TopicShare[];
  /** Topics behind a summary that opens them; open from the start where there are no others. */
  rest: readonly TopicShare[];
  summary: string;
  /** Whether notes are of several parts. */
  wideNotes?: boolean;
}

const Rest = part('details', css.rest);

/** Topics with a line and a figure each; the rest is folded in. */
export function TopicShares({ topics, rest, summary, wideNotes = false }: TopicSharesProps) {
  return (
    <>
      <TopicList topics={topics} wideNotes={wideNotes} />
      {rest.length === 0 ? null : (
        <Rest open={topics.length === 0}>
          <summary>{summary}</summary>
          <TopicList topics={rest} wideNotes={wideNotes} />
        </Rest>
      )}
    </>
  );
}

function TopicList({ topics, wideNotes }: Pick<TopicSharesProps, 'topics' | 'wideNotes'>) {
  return (
    <ul className={classes(css.list, wideNotes ? css.wideNotes : undefined)}>
      {topics.map(({ topic, share, trend = 'steady', note }) => (
        <li key={topic}>
          <span title={topic}>
            {topic === '' ? t(m.other) : topicName(topic)} {trend === 'steady' ? null : <Trend trend={trend} />}
          </span>
          {share === null ? null : (
            <>
              <span className={css.line}>
                <ProgressLine share={share} />
              </span>
              <b>{Math.round(share * 100)} %</b>
            </>
          )}
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}

function Trend({ trend }: { trend: 'rising' | 'falling' }) {
  return (
    <span className={css[trend]}>
      {trend === 'rising' ? <TrendingUp aria-hidden /> : <TrendingDown aria-hidden />}{' '}
      {t(trend === 'rising' ? m.rising : m.falling)}
    </span>
  );
}
