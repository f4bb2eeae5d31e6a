import type { TaskDetail } from '@lemma/contracts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { count } from '../../dates.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { TakeNewVersion } from '../exercises/history/TakeNewVersion.tsx';
import { SampleLine } from '../catalogue/SampleFace.tsx';

const ItemRow = styled(CardRow)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    rowGap: 0,
    '& > div': { flex: '1 1 100%' },
    '& > a': { marginLeft: 'auto' },
  },
}));

const What = styled(Grow)(({ theme }) => ({
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere', marginRight: 8 },
  '& .sample': {
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
  },
}));

interface TaskItemsProps {
  task: TaskDetail;
  classId: string;
  onChanged: (task: TaskDetail) => Promise<void>;
}

/** The exercises of a set task; they stay as they were set until a new version is taken. */
export function TaskItems({ task, classId, onChanged }: TaskItemsProps) {
  return (
    <Card aria-labelledby="items-head">
      <CardHead title="Exercises" id="items-head">
        <HeadNote>every learner gets other numbers</HeadNote>
      </CardHead>
      <CardRows as="ol">
        {task.items.map((item) => (
          <ItemRow key={item.id}>
            <What>
              <strong>{item.title}</strong>
              {item.hasNewerVersion ? <Chip color="info" label="newer version exists" /> : null}
              <div className="sample">
                <SampleLine sample={item.sample} />
              </div>
            </What>
            {item.hasNewerVersion ? (
              <TakeNewVersion
                ids={{ classId, taskId: task.id, itemId: item.id }}
                name={task.name}
                hasBegun={task.startedCount > 0}
                onTaken={onChanged}
              />
            ) : null}
            <span style={{ whiteSpace: 'nowrap', fontSize: 14 }}>{count(item.points, 'point')}</span>
            <Button
              size="small"
              variant="text"
              component={Link}
              to={paths.exercisePreview(item.exerciseId)}
              aria-label={`Preview ${item.title}`}
              startIcon={<Eye aria-hidden />}
            >
              Preview
            </Button>
          </ItemRow>
        ))}
      </CardRows>
    </Card>
  );
}
