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
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
    <SettingsSection title={t(m.linkedAccounts)} hint={t(m.signInWithThese)}>
      <div className={css.stack}>
        <ProviderProblem />
        {linked !== undefined && (
          <Note tone="right" role="status" title={t(m.canSignInNow, { provider: linked.name })} />
        )}
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
      title: t(m.unlinkNow, { provider: account.provider }),
      message: t(m.unlinkMeans),
      actions: [
        { value: 'stay', label: t(m.keepIt) },
        { value: 'unlink', label: t(m.unlink), variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'unlink') return;
    const isDone = await act(() => call(unlinkProvider, { params: { linkedAccountId: account.id } }));
    if (isDone) show({ kind: 'success', message: t(m.isUnlinked, { provider: account.provider }) });
  };
  return (
    <CardRow>
      <School aria-hidden size={18} />
      <Grow>
        <b>{account.provider}</b>
        <Hint>
          {t(m.linkedSince, {
            account: account.email === '' ? t(m.linked) : account.email,
            day: dateWords(account.createdAt),
          })}
        </Hint>
      </Grow>
      <Button
        variant="text"
        size="small"
        disabled={isActing}
        aria-label={t(m.unlinkProvider, { provider: account.provider })}
        onClick={() => void handleUnlink()}
      >
        {t(m.unlink)}
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
        <Hint>{t(m.notLinked)}</Hint>
      </Grow>
      <Button
        size="small"
        aria-label={t(m.linkProvider, { provider: provider.name })}
        onClick={() => void handleLink()}
      >
        {t(m.link)}
      </Button>
    </CardRow>
  );
}
