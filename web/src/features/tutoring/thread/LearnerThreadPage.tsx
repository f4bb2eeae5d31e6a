import { getHelpThread, type HelpMessage, type HelpState, type HelpThread } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { Check, Flag } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useParams } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { MessageComposer } from '../composer/MessageComposer.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LearnerThreadPage.module.css';
import { MessageList } from './MessageList.tsx';
import { ReportMessageDialog } from './ReportMessageDialog.tsx';
import { closedWords } from './thread-words.ts';
import { TriedAnswers } from './TriedAnswers.tsx';
import { useConversation } from './use-conversation.ts';

const About = part(Card, css.about);

/** M08: a learner's question, and what the people who teach them say. */
export function LearnerThreadPage() {
  const { threadId = '' } = useParams();
  const user = useUser();
  const read = useRead(getHelpThread, user === null ? null : { threadId });
  return (
    <PageFrame title={t(m.yourQuestion)} access="signed-in" width="reading">
      <Loaded read={read} noun="question" skeleton={<SkeletonRows label={t(m.loadingYourQuestion)} rows={3} />}>
        {(thread) => (thread.isHeldBack ? <HeldBack thread={thread} /> : <Thread key={thread.id} thread={thread} />)}
      </Loaded>
    </PageFrame>
  );
}

const leadWords: Record<HelpState, string> = {
  open: t(m.waitsWord),
  answered: t(m.answeredWord),
  closed: t(m.closedWord),
};

const placeWords = ({ taskName, position }: HelpThread) => t(m.question, { taskName, position });

/** While a test asks the same nothing that was written here is shown. */
function HeldBack({ thread }: { thread: HelpThread }) {
  return (
    <>
      <PageHeader
        title={t(m.yourQuestion)}
        above={{ label: t(m.yourQuestions), to: paths.myQuestions }}
        lead={placeWords(thread)}
      />
      <Note tone="neutral" title={t(m.testAsksThis)}>
        {t(m.handInToRead)}
      </Note>
    </>
  );
}

function Thread({ thread }: { thread: HelpThread }) {
  const { conversation, close, ...sending } = useConversation(thread.id);
  const isClosed = conversation?.state === 'closed';
  return (
    <>
      <PageHeader
        title={t(m.yourQuestion)}
        above={{ label: t(m.yourQuestions), to: paths.myQuestions }}
        lead={`${placeWords(thread)} · ${leadWords[conversation?.state ?? thread.state]}`}
        actions={
          conversation === undefined || isClosed ? undefined : (
            <Button startIcon={<Check aria-hidden />} onClick={() => void close()}>
              {t(m.thatHelped)}
            </Button>
          )
        }
      />
      <About aria-label={t(m.whatYouAsked)}>
        <div className={css.question}>
          <Figures scenes={thread.figures}>
            <MathText source={thread.question} direction={thread.direction} />
          </Figures>
          <Button
            variant="soft"
            size="small"
            component={Link}
            to={paths.learnerTask(thread.classId, thread.taskId, thread.position)}
          >
            {t(m.backToIt)}
          </Button>
        </div>
        <TriedAnswers thread={thread} />
      </About>
      {conversation === undefined ? (
        <SkeletonRows label={t(m.loadingMessages)} rows={2} />
      ) : (
        <>
          <MessageList
            conversation={conversation}
            renderActions={(message) =>
              message.isStaff ? <ReportButton threadId={thread.id} message={message} /> : null
            }
          />
          {isClosed ? (
            <div className={css.closed}>
              <Note tone="neutral" title={closedWords(conversation.closedBy)}>
                {t(m.writeAgainOpens)}
              </Note>
            </div>
          ) : null}
          <Card as="div">
            <MessageComposer
              place={`thread ${thread.id}`}
              label={t(m.yourMessage)}
              placeholder={t(m.writeBack)}
              {...sending}
              onSend={sending.send}
            />
          </Card>
          <p className={css.who}>
            {thread.expected === '' ? t(m.onlyTeachersRead) : t(m.onlyTeachersReadAndAnswer, { when: thread.expected })}
          </p>
        </>
      )}
    </>
  );
}

function ReportButton({ threadId, message }: { threadId: string; message: HelpMessage }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip title={t(m.reportMessage)}>
        <IconButton
          size="small"
          aria-label={t(m.reportMessageOf, { name: message.authorName })}
          onClick={() => setIsOpen(true)}
        >
          <Flag aria-hidden />
        </IconButton>
      </Tooltip>
      {isOpen ? (
        <ReportMessageDialog threadId={threadId} messageId={message.id} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
