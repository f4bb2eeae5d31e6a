import type { listExercises, ResponseOf } from '@lemma/contracts';
import type { SWRResponse } from 'swr';
import { Button } from '../../ui/pressing/Button.tsx';
import { ChevronRight, Plus } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRowLink, CardRows, Grow } from '../../ui/Card.tsx';
import { agoWords } from '../../dates.ts';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './DraftsCard.module.css';

const Words = part(Grow, css.words);

const most = 6;

/** Exercises that were begun and not published. */
export function DraftsCard({ read }: { read: SWRResponse<ResponseOf<typeof listExercises>, unknown> }) {
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingDrafts)} rows={2} />}>
      {({ items }) => (
        <Card aria-labelledby="drafts-head">
          <CardHead
            title={t(m.drafts)}
            id="drafts-head"
            actions={
              <Button
                size="small"
                variant="text"
                component={Link}
                to={paths.createExercise}
                startIcon={<Plus aria-hidden />}
              >
                {t(m.exercise)}
              </Button>
            }
          />
          {items.length === 0 ? (
            <EmptyState drawing="curve">{t(m.draftsAppear)}</EmptyState>
          ) : (
            <CardRows>
              {items.slice(0, most).map((exercise) => (
                <CardRowLink key={exercise.id}>
                  <Link to={paths.exercise(exercise.id)}>
                    <Words>
                      <strong>{exercise.title === '' ? t(m.untitled) : exercise.title}</strong>
                      <span>{t(m.editedAt, { moment: agoWords(exercise.updatedAt, serverNow()) })}</span>
                    </Words>
                    <ChevronRight aria-hidden />
                  </Link>
                </CardRowLink>
              ))}
            </CardRows>
          )}
        </Card>
      )}
    </Loaded>
  );
}
