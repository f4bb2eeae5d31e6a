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
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './CalendarSection.module.css';

type Made = ResponseOf<typeof createCalendar>;

const Hint = part('p', css.hint);
/** The choice of all classes, which have no id. */
const everyClass = 'all';

const nameOf = ({ className }: Pick<Calendar, 'className'>): string => className ?? t(m.allClasses);

/** Due dates in one's own calendar program, by secret addresses. */
export function CalendarSection() {
  const { data, mutate } = useRead(listCalendars, {});
  const [made, setMade] = useState<Made>();
  if (data === undefined) return null;
  const { calendars, classes } = data;
  return (
    <SettingsSection title={t(m.calendar)} hint={t(m.calendarShowsDueDates)}>
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
            <CardRows aria-label={t(m.calendars)}>
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
    <Note
      tone="right"
      role="status"
      title={made.className === null ? t(m.calendarOfAllReady) : t(m.calendarReady, { name: made.className })}
    >
      <div className={css.stack}>
        <p>{t(m.addAddress)}</p>
        <TextField label={t(m.addressOfCalendar)} value={made.address} onChange={() => undefined} readOnly />
        <div className={css.actions}>
          <CopyButton text={made.address}>{t(m.copyAddress)}</CopyButton>
          <Button variant="text" href={made.address.replace(/^https?:/, 'webcal:')}>
            {t(m.openInProgram)}
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
        title: t(m.makeNewAddress),
        message: before.className === null ? t(m.addressOfAllEnds) : t(m.addressEnds, { name: before.className }),
        actions: [
          { value: 'keep', label: t(m.keepIt) },
          { value: 'new', label: t(m.newAddress), variant: 'contained' },
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
        label={t(m.dueDatesOf)}
        value={classId ?? everyClass}
        options={[
          { value: everyClass, label: t(m.allClasses) },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setChoice}
      />
      <Button variant="outlined" disabled={isMaking} onClick={() => void handleMake()}>
        {t(m.makeAddress)}
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
      title: t(m.endCalendarNow, { name }),
      message: t(m.addressNoLongerWorks),
      actions: [
        { value: 'keep', label: t(m.keepIt) },
        { value: 'end', label: t(m.endIt), variant: 'contained' },
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
  const read = calendar.lastReadAt === null ? t(m.notReadYet) : t(m.lastRead, { day: dateWords(calendar.lastReadAt) });
  return (
    <CardRow>
      <CalendarDays aria-hidden size={18} />
      <Grow>
        <b>{name}</b>
        <Hint>
          {t(m.sinceDay, { day: dateWords(calendar.createdAt) })} · {read}
        </Hint>
      </Grow>
      <Button variant="text" size="small" aria-label={t(m.endCalendar, { name })} onClick={() => void handleEnd()}>
        {t(m.end)}
      </Button>
    </CardRow>
  );
}
