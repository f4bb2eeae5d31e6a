import { getWorksheet, listSheets, sheetsPageSize, type Sheet, type Worksheet } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { useParams } from '../../routing/router-context.ts';
import { useRead, useReads } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { PrintButton } from '../../maths/printing/PrintButton.tsx';
import { typesetEverything } from '../../maths/typesetting/near-viewport.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { classes } from '../../ui/classes.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { KeyPages, SolutionPages } from './paper/KeyPages.tsx';
import { PaperSheet } from './paper/PaperSheet.tsx';
import { firstOptions, keepOptions, type PaperOptions } from './paper/paper-options.ts';
import { PaperControls } from './PaperControls.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './WorksheetPage.module.css';

/** Drawn questions never change, so that they are read once. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** R12: a worksheet as it is printed, with its key. Printed by its button or the browser, it is the paper alone. */
export function WorksheetPage() {
  const { code = '' } = useParams();
  const user = useUser();
  const read = useRead(getWorksheet, user === null ? null : { worksheetCode: code }, once);
  return (
    <PageFrame title={read.data?.title ?? t(m.worksheet)} access="signed-in">
      <Loaded read={read} noun="worksheet" skeleton={<SkeletonRows label={t(m.loadingWorksheet)} rows={5} />}>
        {(worksheet) => <WorksheetContent key={code} worksheet={worksheet} />}
      </Loaded>
    </PageFrame>
  );
}

const pagesOf = ({ code, sheetCount }: Worksheet) =>
  Array.from({ length: Math.ceil(sheetCount / sheetsPageSize) }, (_, page) => ({
    worksheetCode: code,
    from: page * sheetsPageSize + 1,
    count: sheetsPageSize,
  }));

function WorksheetContent({ worksheet }: { worksheet: Worksheet }) {
  const read = useReads(listSheets, pagesOf(worksheet), once);
  const [options, setOptions] = useState(firstOptions);
  const { classId, taskId, title, className, sheetCount, questionCount, points } = worksheet;
  const trail =
    classId !== null && taskId !== null
      ? { label: t(m.task), to: paths.task(classId, taskId) }
      : { label: t(m.exercises), to: paths.catalogue };
  const isNothing = !options.hasSheets && !options.hasKey && !options.hasSolutions;
  return (
    <>
      <div className={css.screen}>
        <PageHeader
          title={title}
          above={[trail, { label: t(m.worksheets), to: paths.worksheets }]}
          lead={
            <>
              {className === null ? '' : `${className} · `}
              {t(m.sheets, { sheetCount })} · {t(m.questions, { questionCount })} · {t(m.points, { points })}
            </>
          }
          actions={<PrintButton variant="contained" disabled={read.data === undefined || isNothing} />}
        />
        <PaperControls
          options={options}
          onChange={(chosen) => {
            setOptions(chosen);
            keepOptions(chosen);
          }}
        />
        {isNothing ? <Note tone="information" title={t(m.chooseWhatToPrint)} /> : null}
      </div>
      <Loaded read={read} noun="sheets" skeleton={<SkeletonRows label={t(m.drawingSheets)} rows={8} />}>
        {(pages) => <Papers worksheet={worksheet} sheets={pages.flat()} options={options} />}
      </Loaded>
    </>
  );
}

interface PapersProps {
  worksheet: Worksheet;
  sheets: readonly Sheet[];
  options: PaperOptions;
}

/** Everything that is printed, one below the other. */
function Papers({ worksheet, sheets, options }: PapersProps) {
  const { paper, room, hasSheets, hasKey, hasSolutions } = options;
  // Typeset before somebody prints: hundreds of formulas at that moment would hold the browser.
  useEffect(typesetEverything, [sheets, hasSheets, hasKey, hasSolutions]);
  return (
    <div className={classes(css.papers, css[paper])} data-papers>
      {hasSheets
        ? sheets.map((sheet) => <PaperSheet key={sheet.number} worksheet={worksheet} sheet={sheet} room={room} />)
        : null}
      {hasKey ? <KeyPages worksheet={worksheet} sheets={sheets} /> : null}
      {hasSolutions ? <SolutionPages worksheet={worksheet} sheets={sheets} /> : null}
    </div>
  );
}
