import { listLtiRegistrations, setLtiSettings, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { MailPlus, Plus } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Guarded } from '../../../frame/PageFrame.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { InvitationsCard } from './InvitationsCard.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { RefusalsCard } from './RefusalsCard.tsx';
import { RegisterByHandDialog } from './RegisterByHandDialog.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';
import { ToolValuesCard } from './ToolValuesCard.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LtiPage.module.css';

type Overview = ResponseOf<typeof listLtiRegistrations>;

const Stack = part('div', css.stack);
const Intro = part('p', css.intro);

/** C11: learning management systems whose people open Lemma from their courses (LTI 1.3). */
export function LtiPage() {
  return (
    <Guarded access="superuser">
      <Systems />
    </Guarded>
  );
}

function Systems() {
  const read = useRead(listLtiRegistrations, {});
  const readAgain = async (): Promise<void> => void (await read.mutate());
  return (
    <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingSystems)} rows={4} head={false} />}>
      {(overview) => <Overview overview={overview} onChanged={readAgain} />}
    </Loaded>
  );
}

interface OverviewProps {
  overview: Overview;
  onChanged: () => Promise<void>;
}

function Overview({ overview, onChanged }: OverviewProps) {
  const [opened, setOpened] = useState<'invite' | 'by-hand'>();
  const { registrations, invitations, tool, isRegistrationOpen } = overview;
  const close = (): void => setOpened(undefined);
  return (
    <Stack>
      <Intro>{t(m.whatSystemsDo)}</Intro>
      <div className={css.actions}>
        <Button variant="contained" startIcon={<MailPlus aria-hidden />} onClick={() => setOpened('invite')}>
          {t(m.inviteSystem)}
        </Button>
        <Button startIcon={<Plus aria-hidden />} onClick={() => setOpened('by-hand')}>
          {t(m.registerByHand)}
        </Button>
      </div>
      {registrations.length === 0 ? (
        <Card aria-label={t(m.systems)}>
          <EmptyState>{t(m.noSystem)}</EmptyState>
        </Card>
      ) : (
        registrations.map((registration) => (
          <RegistrationCard key={registration.id} registration={registration} onChanged={onChanged} />
        ))
      )}
      {invitations.length > 0 && <InvitationsCard invitations={invitations} onChanged={onChanged} />}
      <ToolValuesCard tool={tool} />
      <OpenRegistration isOpen={isRegistrationOpen} onChanged={onChanged} />
      <RefusalsCard />
      {opened === 'invite' && <InviteDialog onMade={onChanged} onClose={close} />}
      {opened === 'by-hand' && <RegisterByHandDialog onMade={onChanged} onClose={close} />}
    </Stack>
  );
}

function OpenRegistration({ isOpen, onChanged }: { isOpen: boolean; onChanged: () => Promise<void> }) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const change = async (isRegistrationOpen: boolean): Promise<void> => {
    try {
      const done = await confirmed(() => call(setLtiSettings, { body: { isRegistrationOpen } }));
      if (done !== undefined) await onChanged();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <Card aria-label={t(m.whoMayRegister)}>
      <CardHead title={t(m.whoMayRegister)} />
      <SwitchRow label={t(m.anySystem)} about={t(m.anySystemMeans)} checked={isOpen} onChange={change} />
    </Card>
  );
}
