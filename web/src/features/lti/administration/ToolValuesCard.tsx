import { replaceLtiKeys, type listLtiRegistrations, type ResponseOf } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { part } from '../../../ui/part.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { leftToRight } from '../../../words/left-to-right.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegistrationCard.module.css';

const Address = part('p', css.address);

type Tool = ResponseOf<typeof listLtiRegistrations>['tool'];

const rows: readonly { readonly name: keyof Tool; readonly label: string }[] = [
  { name: 'launch', label: t(m.toolAddressAndRedirect) },
  { name: 'login', label: t(m.loginAddressInitiateLogin) },
  { name: 'keys', label: t(m.publicKeysKeysetJwks) },
  { name: 'configuration', label: t(m.configurationForCanvas) },
];

/** Values to type into an LMS that cannot register itself. */
export function ToolValuesCard({ tool }: { tool: Tool }) {
  return (
    <Card aria-label={t(m.valuesForLms)}>
      <CardHead title={t(m.valuesForLms)} />
      <CardRows>
        {rows.map(({ name, label }) => (
          <CardRow key={name} className={css.row}>
            <Grow>
              <b>{label}</b>
              <Address>{leftToRight(tool[name])}</Address>
            </Grow>
            <div className={css.actions}>
              {name === 'keys' && <ReplaceKeys />}
              <CopyButton text={tool[name]} size="small" variant="text">
                {t(m.copy)}
              </CopyButton>
            </div>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** For the day on which somebody else may know a key of Lemma. */
function ReplaceKeys() {
  const ask = useWarningDialog();
  const confirmed = useConfirmed();
  const toast = useToast();
  const handleReplace = async (): Promise<void> => {
    const answer = await ask({
      title: t(m.replaceKeysNow),
      message: t(m.replaceKeysMeans),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'replace', label: t(m.replaceKeys), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'replace') return;
    try {
      await confirmed(async () => {
        await call(replaceLtiKeys, {});
        toast.show({ kind: 'success', message: t(m.keysReplaced) });
      });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <Button size="small" variant="text" onClick={() => void handleReplace()}>
      {t(m.replaceKeys)}
    </Button>
  );
}
