import { Copy, Ellipsis, Pencil, Plus } from 'lucide-react';
import { Button } from '../../src/ui/pressing/Button.tsx';
import { Chip } from '../../src/ui/Chip.tsx';
import { part } from '../../src/ui/part.ts';
import css from '../gallery.module.css';
import { ActionMenu } from '../../src/ui/menus/ActionMenu.tsx';
import { CodeForm } from '../../src/ui/fields/CodeForm.tsx';
import { NavTabs } from '../../src/ui/NavTabs.tsx';
import { PickCards } from '../../src/ui/fields/PickCards.tsx';
import { SegmentedControl } from '../../src/ui/fields/SegmentedControl.tsx';
import { SelectField } from '../../src/ui/fields/SelectField.tsx';
import { SwitchRow } from '../../src/ui/fields/SwitchRow.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { nothing, type Story } from '../story.ts';

export const Row = part('div', css.row);
export const Column = part('div', css.column);

const variants = ['contained', 'soft', 'outlined', 'text'] as const;

export const controlStories: readonly Story[] = [
  ...variants.map((variant) => ({
    name: `Button, ${variant}`,
    render: () => (
      <Row>
        <Button variant={variant} size="small">
          Small
        </Button>
        <Button variant={variant} startIcon={<Plus aria-hidden />}>
          Add
        </Button>
        <Button variant={variant} size="large">
          Large
        </Button>
        <Button variant={variant} disabled>
          Not now
        </Button>
      </Row>
    ),
  })),
  {
    name: 'Chips',
    render: () => (
      <Row>
        {(['default', 'success', 'warning'] as const).map((color) => (
          <Chip key={color} color={color} label={color} />
        ))}
        <Chip variant="outlined" label="Try 2, as many as you like" />
      </Row>
    ),
  },
  {
    name: 'Text field, empty, filled, wrong, off',
    render: () => (
      <Column>
        <TextField label="First name" value="" onChange={nothing} helper="Your teacher sees this name." />
        <TextField label="Last name" value="Lovelace" onChange={nothing} />
        <TextField label="E-mail" value="ada@" onChange={nothing} error="Enter an e-mail address." />
        <TextField label="User name" value="ada" onChange={nothing} disabled />
        <TextField label="Instructions" value={'Paper and ruler.\nNo calculator.'} onChange={nothing} multiline />
      </Column>
    ),
  },
  {
    name: 'Select field',
    render: () => (
      <Column>
        <SelectField label="Section" value="a" options={[{ value: 'a', label: 'Algebra' }]} onChange={nothing} />
        <SelectField
          label="Solutions"
          value="never"
          options={[{ value: 'never', label: 'Never' }]}
          onChange={nothing}
          error="Choose one."
        />
      </Column>
    ),
  },
  {
    name: 'Segmented control',
    render: () => (
      <SegmentedControl
        label="Show scores as"
        value="percent"
        options={[
          { value: 'percent', label: 'Percent' },
          { value: 'points', label: 'Points' },
          { value: 'attempts', label: 'Attempts' },
        ]}
        onChange={nothing}
      />
    ),
  },
  {
    name: 'Cards to pick from',
    render: () => (
      <PickCards
        legend="Marks"
        value="keep"
        options={[
          { value: 'keep', label: 'Keep marks', outcome: '9 stay as they are' },
          { value: 'raise', label: 'Raise marks', outcome: '7 go up, none goes down' },
          { value: 'all', label: 'All marks', outcome: 'Nothing to change', disabled: true },
        ]}
        onChange={nothing}
      />
    ),
  },
  {
    name: 'Switch, on, off, not possible',
    render: () => (
      <Column>
        <SwitchRow label="Joining is open" about="Everybody with the code can join." checked onChange={nothing} />
        <SwitchRow label="Ask first" about="You let each learner in." checked={false} onChange={nothing} />
        <SwitchRow label="Guests" about="Not in this class." checked={false} disabled onChange={nothing} />
      </Column>
    ),
  },
  {
    name: 'Code form',
    render: () => (
      <Column>
        <CodeForm
          name="Join a class"
          label="Join a class"
          hint="Your teacher has the code."
          placeholder="Class code"
          action={{ word: 'Join', name: 'Join class' }}
          problems={{ empty: 'Type the code.', wrong: 'A class code has 6 letters and figures.' }}
          read={() => undefined}
          onCode={nothing}
        />
      </Column>
    ),
  },
  {
    name: 'Tabs of a page',
    render: () => (
      <NavTabs
        label="Class"
        tabs={['Tasks', 'Results', 'Members (2 waiting)', 'Appeals', 'Settings'].map((label, place) => ({
          to: `/${place}`,
          label,
          isCurrent: place === 0,
        }))}
      />
    ),
  },
  {
    name: 'Menu of actions',
    render: () => (
      <ActionMenu
        label="More"
        icon={<Ellipsis aria-hidden />}
        items={[
          { key: 'rename', label: 'Rename', icon: <Pencil aria-hidden />, onSelect: nothing },
          { key: 'copy', label: 'Make a copy', icon: <Copy aria-hidden />, onSelect: nothing },
        ]}
      />
    ),
  },
];
