import { createCalendar, deleteCalendar, listCalendars, type Calendar, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { CalendarDays } from 'lucide-react';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useRead } from '../../api/use-read.ts';
import { dateWords } from '../../dates.ts';
import { Card, CardBody, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../ui/messages/warning-context.ts';
import { part } from '../../ui/part.ts';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import css from './CalendarSection.module.css';

type Made = ResponseOf<typeof createCalendar>;

const Hint = part('p', css.hint);
/** The choice of all classes, which have no id. */
const everyClass = 'all';

const nameOf = ({ className }: Pick<Calendar, 'className'>): string => className ?? 'All classes';

/** Due dates in one's own calendar program, by secret addresses. */
export function CalendarSection() {
  const { data, mutate } = useRead(listCalendars, {});
  const [made, setMade] = useState<Made>();
  if (data === undefined) return null;
  const { calendars, classes } = data;
  return (
    <SettingsSection
      title="Calendar"
      hint="Your calendar program shows your due dates and follows them when they change."
    >
      <div className={css.stack}>
        {made !== undefined && <NewAddress made={made} />}
        <Card as="div">
          <CardBody>
            <MakeCalendar
              calendars={calendars}
              classes={classes}
              onMade={(next) => {
                setMade(next);
                void mutate();
              }}
            />
          </CardBody>
          {calendars.length > 0 && (
            <CardRows aria-label="Calendars">
              {calendars.map((calendar) => (
                <CalendarRow
                  key={calendar.id}
                  calendar={calendar}
                  onEnd={() => {
                    if (made?.id === calendar.id) setMade(undefined);
                    void mutate();
                  }}
                />
              ))}
            </CardRows>
          )}
        </Card>
      </div>
    </SettingsSection>
  );
}

/** The address, shown once. */
function NewAddress({ made }: { made: Made }) {
  return (
    <Note tone="right" role="status" title={`The calendar of ${made.className ?? 'all classes'} is ready`}>
      <div className={css.stack}>
        <p>
          Add this address to your calendar program as a calendar from the internet. Copy it now: it is not shown again.
          It opens your due dates to anyone who has it, and nothing else.
        </p>
        <TextField label="Address of the calendar" value={made.address} onChange={() => undefined} readOnly />
        <div className={css.actions}>
          <CopyButton text={made.address}>Copy address</CopyButton>
          <Button variant="text" href={made.address.replace(/^https?:/, 'webcal:')}>
            Open in a calendar program
          </Button>
        </div>
      </div>
    </Note>
  );
}

interface MakeCalendarProps {
  calendars: readonly Calendar[];
  classes: readonly { readonly id: string; readonly name: string }[];
  onMade: (made: Made) => void;
}

function MakeCalendar({ calendars, classes, onMade }: MakeCalendarProps) {
  const ask = useWarningDialog();
  const { show } = useToast();
  const [choice, setChoice] = useState(everyClass);
  const [isMaking, setIsMaking] = useState(false);
  const classId = classes.some(({ id }) => id === choice) ? choice : null;
  const handleMake = async () => {
    const before = calendars.find((one) => one.classId === classId);
    if (before !== undefined) {
      const answer = await ask({
        title: 'Make a new address?',
        message: `The address that the calendar of ${before.className ?? 'all classes'} has now ends.`,
        actions: [
          { value: 'keep', label: 'Keep it' },
          { value: 'new', label: 'New address', variant: 'contained' },
        ],
      });
      if (answer.cancelled || answer.action !== 'new') return;
    }
    setIsMaking(true);
    try {
      onMade(await call(createCalendar, { body: { classId } }));
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <div className={css.make}>
      <SelectField
        label="Due dates of"
        value={classId ?? everyClass}
        options={[
          { value: everyClass, label: 'All classes' },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setChoice}
      />
      <Button variant="outlined" disabled={isMaking} onClick={() => void handleMake()}>
        Make an address
      </Button>
    </div>
  );
}

function CalendarRow({ calendar, onEnd }: { calendar: Calendar; onEnd: () => void }) {
  const ask = useWarningDialog();
  const { show } = useToast();
  const name = nameOf(calendar);
  const handleEnd = async () => {
    const answer = await ask({
      title: `End the calendar “${name}”?`,
      message: 'Programs that have its address no longer get your due dates.',
      actions: [
        { value: 'keep', label: 'Keep it' },
        { value: 'end', label: 'End it', variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'end') return;
    try {
      await call(deleteCalendar, { params: { calendarId: calendar.id } });
      onEnd();
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const read = calendar.lastReadAt === null ? 'not read yet' : `last read ${dateWords(calendar.lastReadAt)}`;
  return (
    <CardRow>
      <CalendarDays aria-hidden size={18} />
      <Grow>
        <b>{name}</b>
        <Hint>
          Since {dateWords(calendar.createdAt)} · {read}
        </Hint>
      </Grow>
      <Button variant="text" size="small" aria-label={`End the calendar ${name}`} onClick={() => void handleEnd()}>
        End
      </Button>
    </CardRow>
  );
}
