import { copyPoll, updatePoll, type PollControl } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Archive, ChartColumn, Copy, Ellipsis, Pencil, Play, Presentation, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { spellPollCode } from '../poll-code.ts';
import { usePollCommand } from '../running/use-poll-command.ts';
import { RenamePollDialog } from './RenamePollDialog.tsx';
import { StartPollDialog } from './StartPollDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface DeskHeadProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
}

/** Name of the session, and the ways onto the wall, to the remote and to the results. */
export function DeskHead({ control, onDone }: DeskHeadProps) {
  const { run, isRunning } = usePollCommand(control.id, onDone);
  const [isStarting, setStarting] = useState(false);
  const isLive = control.state === 'live';
  const asksWho = control.startedAt === null && control.classId !== null && !control.settings.named;
  return (
    <PageHeader
      title={control.name}
      above={{ label: t(m.pollSessions), to: paths.polls }}
      lead={
        <>
          {control.className === null ? '' : `${control.className} · `}
          {t(m.questionsCount, { count: control.questions.length })}
          {control.code === null ? '' : ` · ${t(m.codeWords, { code: spellPollCode(control.code) })}`}
        </>
      }
      actions={
        <>
          {isLive ? (
            <>
              <Button
                component={Link}
                to={paths.pollRemote(control.id)}
                variant="outlined"
                startIcon={<Smartphone aria-hidden />}
              >
                {t(m.remote)}
              </Button>
              <Button
                component={Link}
                to={paths.pollWall(control.id)}
                variant="contained"
                startIcon={<Presentation aria-hidden />}
              >
                {t(m.present)}
              </Button>
            </>
          ) : (
            <>
              {control.startedAt === null ? null : (
                <Button
                  component={Link}
                  to={paths.pollResults(control.id)}
                  variant="outlined"
                  startIcon={<ChartColumn aria-hidden />}
                >
                  {t(m.results)}
                </Button>
              )}
              <Button
                variant="contained"
                startIcon={<Play aria-hidden />}
                disabled={isRunning || control.isArchived}
                onClick={() => (asksWho ? setStarting(true) : void run({ kind: 'start' }))}
              >
                {control.startedAt === null ? t(m.startSession) : t(m.continueSession)}
              </Button>
            </>
          )}
          <DeskMenu control={control} onDone={onDone} />
          {isStarting ? <StartPollDialog control={control} onDone={onDone} onClose={() => setStarting(false)} /> : null}
        </>
      }
    />
  );
}

/** The actions on a poll as a whole. */
function DeskMenu({ control, onDone }: DeskHeadProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isRenaming, setRenaming] = useState(false);
  const copy = async () => {
    try {
      const made = await call(copyPoll, { params: { pollId: control.id }, body: {} });
      await navigate(paths.pollDesk(made.id));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const archive = async () => {
    try {
      onDone(await call(updatePoll, { params: { pollId: control.id }, body: { isArchived: !control.isArchived } }));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <>
      <ActionMenu
        label={t(m.more)}
        iconOnly
        icon={<Ellipsis aria-hidden size={20} />}
        items={[
          {
            key: 'rename',
            label: t(m.rename),
            icon: <Pencil aria-hidden size={18} />,
            onSelect: () => setRenaming(true),
          },
          {
            key: 'copy',
            label: t(m.makeCopy),
            icon: <Copy aria-hidden size={18} />,
            onSelect: () => void copy(),
          },
          ...(control.state === 'live'
            ? []
            : [
                {
                  key: 'archive',
                  label: control.isArchived ? t(m.bringBack) : t(m.archive),
                  icon: <Archive aria-hidden size={18} />,
                  onSelect: () => void archive(),
                },
              ]),
        ]}
      />
      {isRenaming ? <RenamePollDialog control={control} onDone={onDone} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
