import { Button } from '../../src/ui/pressing/Button.tsx';
import { Card, CardBody, CardHead } from '../../src/ui/Card.tsx';
import { EmptyState } from '../../src/ui/messages/EmptyState.tsx';
import { MessagePage } from '../../src/ui/messages/ErrorPage.tsx';
import { Facts } from '../../src/ui/Facts.tsx';
import { HeadNote } from '../../src/ui/HeadNote.tsx';
import { Logo } from '../../src/ui/Logo.tsx';
import { Note, type NoteTone } from '../../src/ui/messages/Note.tsx';
import { SkeletonRows } from '../../src/ui/waiting/Skeleton.tsx';
import { SquareState, type SquareTone } from '../../src/ui/SquareState.tsx';
import type { Story } from '../story.ts';
import { Column, Row } from './controls.tsx';

const tones: readonly NoteTone[] = ['right', 'wrong', 'warning', 'information', 'neutral'];
const squares: readonly SquareTone[] = ['open', 'now', 'right', 'wrong', 'partly', 'answered'];

export const messageStories: readonly Story[] = [
  { name: 'Logo', render: () => <Logo /> },
  {
    name: 'Notes in every tone',
    render: () => (
      <Column>
        {tones.map((tone) => (
          <Note key={tone} tone={tone} title={`A note, ${tone}`}>
            What went wrong, and what to do.
          </Note>
        ))}
        <Note tone="warning" title="A title alone" />
      </Column>
    ),
  },
  {
    name: 'Card with head',
    render: () => (
      <Card aria-label="Members">
        <CardHead
          title="Members"
          actions={
            <Button size="small" variant="text">
              Invite
            </Button>
          }
        >
          <HeadNote>24 learners, 1 other</HeadNote>
        </CardHead>
        <CardBody>A word about them.</CardBody>
      </Card>
    ),
  },
  ...(['squares', 'bars', 'curve'] as const).map((drawing) => ({
    name: `Empty state, ${drawing}`,
    render: () => (
      <Card as="div">
        <EmptyState drawing={drawing} action={<Button variant="soft">Create class</Button>}>
          Your classes are shown here. Create one and give its code to your learners.
        </EmptyState>
      </Card>
    ),
  })),
  {
    name: 'Message in place of a page',
    render: () => (
      <MessagePage title="This did not load" actions={<Button variant="contained">Try again</Button>}>
        Network error, please try again.
      </MessagePage>
    ),
  },
  {
    name: 'Facts',
    render: () => (
      <Facts
        facts={[
          { label: 'Your time', value: 45 },
          { label: 'Questions', value: 12 },
          { label: 'Points', value: 30 },
        ]}
      />
    ),
  },
  {
    name: 'Squares of questions',
    render: () => (
      <Row>
        {squares.map((tone, place) => (
          <SquareState key={tone} tone={tone} label={tone}>
            {place + 1}
          </SquareState>
        ))}
        <SquareState tone="open" label="marked" marked>
          7
        </SquareState>
      </Row>
    ),
  },
  { name: 'Rows that are loading', render: () => <SkeletonRows label="Loading classes" rows={3} /> },
];
