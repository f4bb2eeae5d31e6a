import { memo, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Check, Plus, X } from 'lucide-react';
import { Card, CardBody, CardHead } from '../../../../ui/Card.tsx';
import type { ExerciseDraft } from '../../draft/exercise-draft.ts';
import { emptyTest, type TestDraft } from '../../draft/test-draft.ts';
import type { TestResults } from '../../engine/use-tests.ts';
import { errorAt, type Problems } from '../problems.ts';
import { TestRow } from './TestRow.tsx';
import type { ChangeDraft } from '../state/use-draft.ts';
import { sameCard } from '../same-card.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import editorLayoutCss from '../EditorLayout.module.css';

/** As many as the document may hold. */
export const mostTests = 40;

export const mayAddTest = ({ parts, tests }: ExerciseDraft): boolean => parts.length > 0 && tests.length < mostTests;

export const withNewTest = (draft: ExerciseDraft): ExerciseDraft => ({
  ...draft,
  tests: [...draft.tests, emptyTest(draft.parts[0]?.name)],
});

interface TestsCardProps {
  draft: ExerciseDraft;
  change: ChangeDraft;
  results: TestResults;
  problems: Problems;
}

/** Answers that must be right, wrong or unreadable: tried at every change, and before the exercise is published. */
export const TestsCard = memo(
  function TestsCard({ draft, change, results, problems }: TestsCardProps): ReactElement {
    const { tests, parts } = draft;
    const put = (id: string, fields: Partial<TestDraft>): void =>
      change((now) => ({ ...now, tests: now.tests.map((test) => (test.id === id ? { ...test, ...fields } : test)) }));
    return (
      <Card aria-labelledby="tests-head">
        <CardHead
          title={t(m.mustBeRightOrWrong)}
          id="tests-head"
          actions={
            <Button
              className={editorLayoutCss.adds}
              size="small"
              variant="text"
              startIcon={<Plus aria-hidden />}
              onClick={() => change(withNewTest)}
              disabled={!mayAddTest(draft)}
            >
              {t(m.testWord)}
            </Button>
          }
        >
          <output>
            <TestsChip count={tests.length} results={results} />
          </output>
        </CardHead>
        {tests.length === 0 ? (
          <CardBody className={editorLayoutCss.hint}>{t(m.keepAnswersHere)}</CardBody>
        ) : (
          <ul>
            {tests.map((test, index) => (
              <TestRow
                key={test.id}
                test={test}
                number={index + 1}
                parts={parts}
                result={results?.[index]}
                error={errorAt(problems, `tests.${index}`)}
                change={(fields) => put(test.id, fields)}
                onRemove={() => change((now) => ({ ...now, tests: now.tests.filter((one) => one.id !== test.id) }))}
              />
            ))}
          </ul>
        )}
      </Card>
    );
  },
  sameCard('tests', 'parts'),
);

function TestsChip({ count, results }: { count: number; results: TestResults }): ReactElement | null {
  if (count === 0 || results?.length !== count) return null;
  const hold = results.filter(({ failure }) => failure === undefined).length;
  return hold === count ? (
    <Chip color="success" icon={<Check aria-hidden />} label={t(m.holdOf, { hold, count })} />
  ) : (
    <Chip color="error" icon={<X aria-hidden />} label={t(m.holdOf, { hold, count })} />
  );
}
