import {
  getSignInMethods,
  getSignInOptions,
  startProviderSignIn,
  unlinkProvider,
  type ResponseOf,
} from '@lemma/contracts';
import { useSearchParams } from '../../../routing/router-context.ts';
import { Link as LinkIcon, School } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { addressOf } from '../../../api/address.ts';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { dateWords } from '../../../dates.ts';
import { Card, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { ProviderProblem } from '../../signing-in/account-page/ProviderButtons.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAct } from '../../signing-in/confirming/use-act.ts';
import { useConfirmation } from '../../signing-in/confirming/use-confirmed.ts';
import { part } from '../../../ui/part.ts';
import css from './LinkedAccounts.module.css';

type Methods = ResponseOf<typeof getSignInMethods>;
type Linked = Methods['linkedAccounts'][number];
type Provider = ResponseOf<typeof getSignInOptions>['providers'][number];

const Hint = part('p', css.hint);

/** Accounts elsewhere that sign in here; shown where there are any, or providers to link. */
export function LinkedAccountsSection() {
  const [query] = useSearchParams();
  const { data: methods } = useRead(getSignInMethods, {});
  const { data: options } = useRead(getSignInOptions, {});
  if (methods === undefined || options === undefined) return null;
  if (methods.linkedAccounts.length === 0 && options.providers.length === 0) return null;
  const linked = options.providers.find(({ id }) => id === query.get('linked'));
  const others = options.providers.filter(
    ({ name }) => !methods.linkedAccounts.some(({ provider }) => provider === name),
  );
  return (
    <SettingsSection title="Linked accounts" hint="Sign in with these instead of a password.">
      <div className={css.stack}>
        <ProviderProblem />
        {linked !== undefined && <Note tone="right" role="status" title={`You can sign in with ${linked.name} now.`} />}
        <Card as="div">
          <CardRows>
            {methods.linkedAccounts.map((account) => (
              <LinkedRow key={account.id} account={account} />
            ))}
            {others.map((provider) => (
              <ProviderRow key={provider.id} provider={provider} isConfirmed={methods.isConfirmed} />
            ))}
          </CardRows>
        </Card>
      </div>
    </SettingsSection>
  );
}

function LinkedRow({ account }: { account: Linked }) {
  const ask = useWarningDialog();
  const { show } = useToast();
  const { act, isActing } = useAct();
  const handleUnlink = async () => {
    const answer = await ask({
      title: `Unlink ${account.provider}?`,
      message: 'You no longer sign in with it. Your work stays.',
      actions: [
        { value: 'stay', label: 'Keep it' },
        { value: 'unlink', label: 'Unlink', variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'unlink') return;
    const isDone = await act(() => call(unlinkProvider, { params: { linkedAccountId: account.id } }));
    if (isDone) show({ kind: 'success', message: `${account.provider} is unlinked.` });
  };
  return (
    <CardRow>
      <School aria-hidden size={18} />
      <Grow>
        <b>{account.provider}</b>
        <Hint>
          {account.email === '' ? 'Linked' : account.email} · since {dateWords(account.createdAt)}
        </Hint>
      </Grow>
      <Button
        variant="text"
        size="small"
        disabled={isActing}
        aria-label={`Unlink ${account.provider}`}
        onClick={() => void handleUnlink()}
      >
        Unlink
      </Button>
    </CardRow>
  );
}

function ProviderRow({ provider, isConfirmed }: { provider: Provider; isConfirmed: boolean }) {
  const confirm = useConfirmation();
  const handleLink = async () => {
    if (!isConfirmed && !(await confirm())) return;
    location.assign(addressOf(startProviderSignIn, { providerId: provider.id }, { link: 'true' }));
  };
  return (
    <CardRow>
      <LinkIcon aria-hidden size={18} />
      <Grow>
        <b>{provider.name}</b>
        <Hint>Not linked.</Hint>
      </Grow>
      <Button size="small" aria-label={`Link ${provider.name}`} onClick={() => void handleLink()}>
        Link
      </Button>
    </CardRow>
  );
}
