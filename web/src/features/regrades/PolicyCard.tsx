import type { RegradePreview } from '@lemma/contracts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { PickCards } from '../../ui/fields/PickCards.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { policyNames, policyOutcome } from './regrade-words.ts';
import type { useRegradePreview } from './use-regrade.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './PolicyCard.module.css';

const Fields = part('div', css.fields);

interface PolicyCardProps {
  preview: RegradePreview;
  view: ReturnType<typeof useRegradePreview>;
  reason: string;
  reasonError: string | undefined;
  onReason: (text: string) => void;
}

const whole = '';

/** The choices of a regrade: which part, which policy, and the words that learners read. */
export function PolicyCard({ preview, view, reason, reasonError, onReason }: PolicyCardProps) {
  const { parts, policies } = preview;
  const isOfAppeal = view.appeal !== null && view.policy === 'full-marks';
  const figures = (policy: keyof typeof policyNames) => policies.find((one) => one.policy === policy);
  return (
    <Card aria-labelledby="policy-head">
      <CardHead title={t(m.whatShouldHappen)} id="policy-head" />
      <CardBody>
        <Fields>
          {parts.length > 1 && !isOfAppeal ? (
            <SelectField
              label={t(m.regrade)}
              value={view.part ?? whole}
              options={[
                { value: whole, label: t(m.wholeQuestion) },
                ...parts.map(({ name }) => ({ value: name, label: t(m.partAlone, { name }) })),
              ]}
              onChange={(part) => view.choose({ part: part === whole ? null : part })}
            />
          ) : null}
          <PickCards
            legend={t(m.scores)}
            value={view.policy}
            options={(['never-lower', 'as-graded', 'full-marks', 'drop'] as const).map((policy) => {
              const one = figures(policy);
              return {
                value: policy,
                label: policy === 'full-marks' && isOfAppeal ? t(m.fullMarksForEqual) : policyNames[policy],
                ...(one === undefined ? {} : { outcome: policyOutcome(one), disabled: one.obstacle !== '' }),
              };
            })}
            onChange={(policy) => view.choose({ policy })}
          />
          <TextField
            label={t(m.whyForLearnersTo)}
            value={reason}
            onChange={onReason}
            error={reasonError}
            maxLength={500}
            multiline
            minRows={2}
          />
        </Fields>
      </CardBody>
    </Card>
  );
}
