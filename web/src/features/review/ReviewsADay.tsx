import { getReview, reviewsADay, updateReview, type ReviewOverview } from '@lemma/contracts';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { keepRead } from '../../api/use-read.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The learner's choice of how many reviews a day there are at most. */
export function ReviewsADay({ overview }: { overview: ReviewOverview }) {
  const { show } = useToast();
  const choose = async (perDay: ReviewOverview['perDay']): Promise<void> => {
    try {
      await keepRead(getReview, {}, await call(updateReview, { body: { perDay } }));
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <SelectField
      label={t(m.reviewsDayAtMost)}
      value={String(overview.perDay)}
      options={reviewsADay.map((number) => ({
        value: String(number),
        label: number === 0 ? t(m.none) : String(number),
      }))}
      onChange={(value) => {
        const perDay = reviewsADay.find((number) => String(number) === value);
        if (perDay !== undefined) void choose(perDay);
      }}
    />
  );
}
