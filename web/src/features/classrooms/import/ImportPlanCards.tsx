import { getClassroomAdmin, listMembers, type ImportPlan } from '@lemma/contracts';
import { useState } from 'react';
import { useNavigate } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Checkbox, Labelled } from '../../../ui/input/Toggles.tsx';
import { readAgain } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { CountedProgress } from '../../../ui/waiting/CountedProgress.tsx';
import { changingLines } from './import-words.ts';
import { ColumnsCard, LinesCard } from './ImportPreview.tsx';
import { PartCard } from './PartCard.tsx';
import type { MemberImport } from './use-member-import.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ImportMembersPage.module.css';

const Foot = part('div', css.foot);

interface ImportPlanCardsProps {
  state: MemberImport;
  plan: ImportPlan;
  classId: string;
}

/** Shows the plan of an import, with the button that carries it out. */
export function ImportPlanCards({ state, plan, classId }: ImportPlanCardsProps) {
  const navigate = useNavigate();
  const [mayManyLeave, setMayManyLeave] = useState(false);
  const { progress } = state;
  const { lines, source, newLinks, doManyLeave } = plan;
  const changing = changingLines(lines);
  const isChosen = source.kind !== 'one-roster' || source.chosen !== null;
  const isHeld = doManyLeave && !mayManyLeave;
  const handleImport = async () => {
    if (!(await state.run(mayManyLeave))) return;
    void readAgain(getClassroomAdmin, { classId });
    void readAgain(listMembers, { classId, state: 'present', search: '' });
  };
  return (
    <>
      <PartCard source={source} onPart={state.setPart} />
      {isChosen && (
        <>
          <ColumnsCard
            source={source}
            columns={plan.columns}
            onField={(column, field) => void state.setField(column, field)}
          />
          <LinesCard lines={lines} />
        </>
      )}
      {doManyLeave && <ManyLeave lines={lines} isAllowed={mayManyLeave} onAllow={setMayManyLeave} />}
      <Foot>
        {progress === undefined ? (
          <p>{isChosen ? `${mailWords(lines)}${t(m.importingAgain)}` : t(m.chooseClassOfRoster)}</p>
        ) : (
          <CountedProgress
            label={t(m.importProgress, { done: progress.done, all: progress.all })}
            done={progress.done}
            all={progress.all}
          />
        )}
        <div>
          <Button
            variant="outlined"
            disabled={progress !== undefined}
            onClick={() => void navigate(paths.classroomMembers(classId))}
          >
            {t(m.cancel)}
          </Button>
          {isChosen && (
            <Button
              variant="contained"
              disabled={state.isBusy || isHeld || changing + newLinks === 0}
              onClick={() => void handleImport()}
            >
              {buttonWords(lines, newLinks)}
            </Button>
          )}
        </div>
      </Foot>
    </>
  );
}

function buttonWords(lines: ImportPlan['lines'], newLinks: number): string {
  const changing = changingLines(lines);
  const doAllCome = !lines.some(({ outcome }) => outcome === 'leaves' || outcome === 'renamed');
  if (changing > 0) return doAllCome ? t(m.importCount, { count: changing }) : t(m.makeChanges, { count: changing });
  return newLinks > 0 ? t(m.linkWithRoster, { count: newLinks }) : t(m.nothingToImport);
}

function mailWords(lines: ImportPlan['lines']): string {
  const invited = lines.filter(({ outcome }) => outcome === 'invited').length;
  return invited === 0 ? '' : `${t(m.invitationsGoOut, { count: invited })} `;
}

interface ManyLeaveProps {
  lines: ImportPlan['lines'];
  isAllowed: boolean;
  onAllow: (isAllowed: boolean) => void;
}

/** A roster of the wrong class, or one that was cut off, looks like this. */
function ManyLeave({ lines, isAllowed, onAllow }: ManyLeaveProps) {
  const leaving = lines.filter(({ outcome }) => outcome === 'leaves').length;
  return (
    <Note tone="warning" title={t(m.manyWouldLeave, { count: leaving })}>
      <p>{t(m.checkRoster)}</p>
      <Labelled
        control={<Checkbox checked={isAllowed} onChange={(_, allowed) => onAllow(allowed)} />}
        label={t(m.letLeave, { count: leaving })}
      />
    </Note>
  );
}
