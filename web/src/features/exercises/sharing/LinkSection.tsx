import { setSharingLink, type Exercise, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { RefreshCw } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LinkSection.module.css';

const Row = part('div', css.row);

type Shares = ResponseOf<typeof setSharingLink>;
type LinkLevel = 10 | 20 | null;

interface LinkSectionProps {
  exercise: Exercise;
  link: Shares['link'];
  onChanged: (shares: Shares) => Promise<void>;
}

const choices = [
  { value: '', label: t(m.linkOff) },
  { value: '10', label: t(m.linkUse) },
  { value: '20', label: t(m.linkEdit) },
] as const;

/** A link that lets in everyone who opens it. */
export function LinkSection({ exercise, link, onChanged }: LinkSectionProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const set = async (...levels: readonly LinkLevel[]): Promise<void> => {
    setIsBusy(true);
    try {
      for (const level of levels) {
        await onChanged(await call(setSharingLink, { params: { exerciseId: exercise.id }, body: { level } }));
      }
      if (levels.length > 1) toast.show({ kind: 'success', message: t(m.newLinkNow) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div>
      <SelectField
        label={t(m.link)}
        value={link === null ? '' : (String(link.level) as '10' | '20')}
        options={choices}
        disabled={isBusy}
        helper={link === null ? undefined : t(m.cameStay)}
        onChange={(value) => void set(value === '' ? null : (Number(value) as LinkLevel))}
      />
      {link === null ? null : (
        <Row>
          <CopyButton text={new URL(paths.sharedExercise(exercise.id, link.token), location.origin).href}>
            {t(m.copyLink)}
          </CopyButton>
          {/* Only switching it off makes the next one another. */}
          <Button
            variant="text"
            disabled={isBusy}
            startIcon={<RefreshCw aria-hidden />}
            onClick={() => void set(null, link.level)}
          >
            {t(m.makeNewLink)}
          </Button>
        </Row>
      )}
    </div>
  );
}
