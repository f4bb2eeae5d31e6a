import type { ClassroomAdmin } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { FolderPlus, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card, CardBody, CardHead, CardRows } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useTaughtClassroom } from './classroom-context.ts';
import { CreateSectionDialog } from './CreateSectionDialog.tsx';
import { JoinCode } from './JoinCodeCard.tsx';
import { taughtSections, type TaughtSection } from './taught-sections.ts';
import { TaughtTaskRow } from './TaughtTaskRow.tsx';

const Section = styled('section')(({ theme }) => ({
  marginBottom: 32,
  '& > header': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 40, marginBottom: 8 },
  '& > header h2': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& header span': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& header > :last-child': { marginLeft: 'auto' },
  '& .none': { padding: '18px 20px', fontSize: 15, color: theme.vars.palette.text.secondary },
}));

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });

/** R14, R19: the tasks of a class in their sections. */
export function ClassroomTasksPage() {
  const { classroom, readAgain } = useTaughtClassroom();
  const [isAdding, setIsAdding] = useState(false);
  const [withArchived, setWithArchived] = useState(false);
  const learnerCount = classroom.members.filter((member) => member.role === 'learner').length;
  const hasArchived = classroom.tasks.some((task) => task.isArchived);
  const sections = taughtSections(classroom, { withArchived });
  return (
    <>
      {learnerCount === 0 && !classroom.isArchived ? <GiveOutTheCode classroom={classroom} /> : null}
      {sections.length === 0 ? <NoTasks classId={classroom.id} /> : null}
      {sections.map((section) => (
        <SectionBlock key={section.id ?? ''} section={section} classId={classroom.id} learnerCount={learnerCount} />
      ))}
      <Foot>
        <Button startIcon={<FolderPlus aria-hidden />} onClick={() => setIsAdding(true)}>
          Create section
        </Button>
        {hasArchived ? (
          <FormControlLabel
            sx={{ ml: 0, gap: 3 }}
            control={<Switch checked={withArchived} onChange={(_, checked) => setWithArchived(checked)} />}
            label="Show archived tasks"
          />
        ) : null}
      </Foot>
      {isAdding ? (
        <CreateSectionDialog
          classId={classroom.id}
          onClose={() => setIsAdding(false)}
          onCreated={() => void readAgain()}
        />
      ) : null}
    </>
  );
}

function GiveOutTheCode({ classroom }: { classroom: ClassroomAdmin }) {
  return (
    <Section aria-labelledby="give-out">
      <Card>
        <CardHead title="Give out the code" id="give-out" />
        <CardBody>
          <p style={{ marginBottom: 16 }}>
            Nobody has joined yet. Learners need this code and their name, nothing else.
          </p>
          <JoinCode join={classroom} />
        </CardBody>
      </Card>
    </Section>
  );
}

function NoTasks({ classId }: { classId: string }) {
  return (
    <Section aria-label="Tasks">
      <Card>
        <EmptyState
          action={
            <Button variant="soft" component={Link} to={paths.createTask({ classId })} startIcon={<Plus aria-hidden />}>
              Create the first task
            </Button>
          }
        >
          A task is a few exercises with a date. Every learner gets other numbers.
        </EmptyState>
      </Card>
    </Section>
  );
}

interface SectionBlockProps {
  section: TaughtSection;
  classId: string;
  learnerCount: number;
}

function SectionBlock({ section, classId, learnerCount }: SectionBlockProps) {
  const addTo = section.id === null ? { classId } : { classId, sectionId: section.id };
  return (
    <Section aria-label={section.name}>
      <header>
        <h2>{section.name}</h2>
        <span>{section.tasks.length === 0 ? '' : section.tasks.length}</span>
        <Button
          size="small"
          variant="text"
          component={Link}
          to={paths.createTask(addTo)}
          startIcon={<Plus aria-hidden />}
          aria-label={`Create task in ${section.name}`}
        >
          Task
        </Button>
      </header>
      <Card as="div">
        {section.tasks.length === 0 ? (
          <p className="none">No tasks in this section yet.</p>
        ) : (
          <CardRows>
            {section.tasks.map((task) => (
              <TaughtTaskRow key={task.id} task={task} classId={classId} learnerCount={learnerCount} />
            ))}
          </CardRows>
        )}
      </Card>
    </Section>
  );
}
