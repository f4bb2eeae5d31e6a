import { getWorksheet, listSheets, type Sheet, type Worksheet } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Files } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { useParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { count } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { Figures } from '../../maths/figures/Figures.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { SheetAnswer } from './paper/KeyPages.tsx';
import { nameOfSheet, spellSheetCode } from './sheet-code.ts';
import css from './SheetKeyPage.module.css';

/** The page behind the code on a sheet: its key, for the person who marks it (R12). */
export function SheetKeyPage() {
  const { code = '', number = '' } = useParams();
  const at = Number(number);
  if (!Number.isInteger(at) || at < 1 || at > 999) return <NotFoundPage />;
  return <SheetKey key={`${code} ${at}`} code={code.toUpperCase()} number={at} />;
}

function SheetKey({ code, number }: { code: string; number: number }) {
  const user = useUser();
  const read = useRead(getWorksheet, user === null ? null : { worksheetCode: code });
  const page = { worksheetCode: code, from: number, count: 1 };
  const sheets = useRead(listSheets, read.data === undefined ? null : page, { revalidateOnFocus: false });
  return (
    <PageFrame title={`Key ${spellSheetCode(code, number)}`} access="signed-in" width="reading">
      <Loaded read={read} noun="worksheet" skeleton={<SkeletonRows label="Loading the key" rows={4} />}>
        {(worksheet) => (
          <Loaded read={sheets} noun="sheet" skeleton={<SkeletonRows label="Loading the key" rows={4} />}>
            {([sheet]) =>
              sheet?.number === number ? <Key worksheet={worksheet} sheet={sheet} /> : <NoSheet worksheet={worksheet} />
            }
          </Loaded>
        )}
      </Loaded>
    </PageFrame>
  );
}

function NoSheet({ worksheet }: { worksheet: Worksheet }) {
  return (
    <PageHeader
      title="There is no such sheet"
      lead={`This worksheet has ${count(worksheet.sheetCount, 'sheet')}. Look at the number at the end of the code.`}
      actions={<AllSheets worksheet={worksheet} />}
    />
  );
}

function AllSheets({ worksheet }: { worksheet: Worksheet }) {
  return (
    <Button component={Link} to={paths.worksheet(worksheet.code)} startIcon={<Files aria-hidden />}>
      All sheets
    </Button>
  );
}

function Key({ worksheet, sheet }: { worksheet: Worksheet; sheet: Sheet }) {
  return (
    <>
      <PageHeader
        title={nameOfSheet(sheet)}
        above={[{ label: 'Worksheets', to: paths.worksheets }]}
        lead={`${worksheet.title} · ${spellSheetCode(worksheet.code, sheet.number)}`}
        actions={<AllSheets worksheet={worksheet} />}
      />
      {sheet.questions.map((question, index) => (
        <Card key={index} className={css.card} aria-labelledby={`question-${index}`}>
          <CardHead title={`${index + 1}. ${question.title}`} id={`question-${index}`}>
            <HeadNote end>{count(question.points, 'point')}</HeadNote>
          </CardHead>
          <CardBody>
            <p className={css.key}>
              <span>Key</span>
              <SheetAnswer question={question} />
            </p>
            <details>
              <summary>Question and solution</summary>
              <Figures scenes={question.keyFigures}>
                <MathText
                  source={question.variant.question}
                  direction={question.variant.direction}
                  language={question.variant.language}
                />
                {question.solution.trim() === '' ? null : (
                  <div className={css.solution}>
                    <MathText
                      source={question.solution}
                      direction={question.variant.direction}
                      language={question.variant.language}
                    />
                  </div>
                )}
              </Figures>
            </details>
          </CardBody>
        </Card>
      ))}
    </>
  );
}
