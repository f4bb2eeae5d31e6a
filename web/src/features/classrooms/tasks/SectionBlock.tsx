import { removeSection } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Plus, X } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { call } from '../../../api/call.ts';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { Card, CardRows } from '../../../ui/Card.tsx';
import { DragHandle } from '../../../ui/reordering/DragHandle.tsx';
import { useReorderDrag } from '../../../ui/reordering/use-reorder-drag.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { looseSection } from './class-order.ts';
import { useTaughtClassroom } from '../classroom-context.ts';
import { orderList, stepKeys } from './MovableRow.tsx';
import { RenameSectionDialog } from './RenameSectionDialog.tsx';
import type { TaughtSection } from './taught-sections.ts';
import { TaughtTaskRow } from './TaughtTaskRow.tsx';
import { useClassAct } from '../use-class-act.ts';
import type { ClassOrder } from './use-class-order.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SectionBlock.module.css';

const Section = part('section', css.section);

/** Takes drops of tasks and sections, and is dragged itself. */
const Head = part('header', css.head);

interface SectionBlockProps {
  section: TaughtSection;
  order: ClassOrder;
}

/** A section of the class with its tasks; its head is dragged, or moved with Alt and an arrow. */
export function SectionBlock({ section, order }: SectionBlockProps) {
  const { classroom, mayChange } = useTaughtClassroom();
  const ownId = section.id ?? looseSection;
  const place = order.entries.findIndex(({ kind, id }) => kind === 'section' && id === ownId);
  const { row, handle, marks } = useReorderDrag<HTMLElement>(orderList, place, (to) => order.moveTo(place, to));
  const others = order.sections
    .filter(({ id }) => id !== section.id && id !== null)
    .map(({ id, name }) => ({ id: id ?? '', name }));
  const targets = section.id === null ? others : [...others, { id: looseSection, name: t(m.noSectionWords) }];
  const isMovable = mayChange && section.id !== null;
  return (
    <Section aria-label={section.name}>
      <Head
        ref={row}
        role="group"
        aria-label={t(m.headOfSection, { name: section.name })}
        {...marks}
        onKeyDown={isMovable ? stepKeys((by) => order.step(place, by)) : undefined}
      >
        {isMovable && <DragHandle handle={handle} />}
        {/* What takes drops of tasks needs a handle, also where nothing is to be dragged. */}
        {!isMovable && <span ref={handle} hidden />}
        <h2>{section.name}</h2>
        <span className={css.count}>{section.tasks.length === 0 ? '' : section.tasks.length}</span>
        {mayChange && <SectionActions section={section} place={place} order={order} />}
      </Head>
      <Card as="div">
        {section.tasks.length === 0 ? (
          <p className={css.none}>{t(m.noTasksInSection)}</p>
        ) : (
          <CardRows>
            {section.tasks.map((task, index) => (
              <TaughtTaskRow
                key={task.id}
                task={task}
                classId={classroom.id}
                learnerCount={classroom.learnerCount}
                move={
                  mayChange
                    ? {
                        index: place + 1 + index,
                        onMoveTo: (to) => order.moveTo(place + 1 + index, to),
                        onStep: (by) => order.step(place + 1 + index, by),
                        sections: order.sections.every(({ id }) => id === null) ? [] : targets,
                        onSend: (sectionId) => order.send(place + 1 + index, sectionId),
                      }
                    : undefined
                }
              />
            ))}
          </CardRows>
        )}
      </Card>
    </Section>
  );
}

interface SectionActionsProps extends SectionBlockProps {
  place: number;
}

function SectionActions({ section, place, order }: SectionActionsProps) {
  const { classroom, readAgain } = useTaughtClassroom();
  const [isRenaming, setIsRenaming] = useState(false);
  const ask = useWarningDialog();
  const act = useClassAct();
  const { id, name, tasks } = section;
  const remove = async (sectionId: string): Promise<void> => {
    const answer = await ask({
      title: t(m.removeSectionNow, { name }),
      message: tasks.length === 0 ? t(m.noTasksInIt) : t(m.tasksStay),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'remove', label: t(m.remove), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'remove') return;
    const params = { classId: classroom.id, sectionId };
    await act(() => call(removeSection, { params }), t(m.sectionGone, { name }));
    await readAgain();
  };
  return (
    <div className={css.actions}>
      <Button
        size="small"
        variant="text"
        component={Link}
        to={paths.createTask(id === null ? { classId: classroom.id } : { classId: classroom.id, sectionId: id })}
        startIcon={<Plus aria-hidden />}
        aria-label={t(m.createTaskIn, { name })}
      >
        {t(m.taskLabel)}
      </Button>
      {id !== null && (
        <ActionMenu
          label={t(m.moreForSection, { name })}
          icon={<Ellipsis aria-hidden />}
          iconOnly
          size="small"
          items={[
            { key: 'rename', label: t(m.rename), icon: <Pencil aria-hidden />, onSelect: () => setIsRenaming(true) },
            { key: 'up', label: t(m.moveUp), icon: <ArrowUp aria-hidden />, onSelect: () => order.step(place, -1) },
            {
              key: 'down',
              label: t(m.moveDown),
              icon: <ArrowDown aria-hidden />,
              onSelect: () => order.step(place, 1),
            },
            { key: 'remove', label: t(m.removeSection), icon: <X aria-hidden />, onSelect: () => void remove(id) },
          ]}
        />
      )}
      {isRenaming && id !== null && (
        <RenameSectionDialog
          classId={classroom.id}
          section={{ id, name }}
          onClose={() => setIsRenaming(false)}
          onRenamed={() => void readAgain()}
        />
      )}
    </div>
  );
}
