import { styled, useColorScheme } from '@mui/material/styles';
import { createMemoryRouter } from '../src/routing/router.ts';
import { RouterProvider } from '../src/routing/RouterProvider.tsx';
import { SegmentedControl } from '../src/ui/fields/SegmentedControl.tsx';
import { ToastProvider } from '../src/ui/messages/Toasts.tsx';
import { groups } from './stories/index.ts';
import type { Story } from './story.ts';

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  maxWidth: 1280,
  marginInline: 'auto',
  padding: 24,
  '& > header': { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', justifyContent: 'space-between' },
  '& h1': theme.typography.h1,
  '& > h2': { ...theme.typography.h2, marginTop: 24 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  // A component takes the room that there is, as on a page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  '& > .name': { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: theme.vars.palette.text.secondary },
}));

/** Every story on one page, with a switch between light and dark. */
function Stories() {
  const { mode = 'light', setMode } = useColorScheme();
  return (
    <Page>
      <header>
        <h1>Gallery</h1>
        <SegmentedControl
          label="Colours"
          value={mode === 'dark' ? 'dark' : 'light'}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={setMode}
        />
      </header>
      {groups.flatMap(({ title, stories }) => [
        <h2 key={title}>{title}</h2>,
        ...stories.map((story) => <StoryFrame key={`${title} ${story.name}`} story={story} />),
      ])}
    </Page>
  );
}

function StoryFrame({ story: { name, render: Content } }: { story: Story }) {
  return (
    <Frame aria-label={`Story: ${name}`} data-story={name}>
      <p className="name">{name}</p>
      <div>
        <Content />
      </div>
    </Frame>
  );
}

const router = createMemoryRouter([{ path: '*', element: <Stories /> }]);

/** The gallery with what components expect around them: links and messages. */
export function Gallery() {
  return (
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  );
}
