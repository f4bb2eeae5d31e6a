import { getHelpThread, type HelpThread } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useParams } from '../../../routing/router-context.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { MessageComposer } from '../composer/MessageComposer.tsx';
import { AboutCard } from './AboutCard.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageList } from './MessageList.tsx';
import { StaffCard } from './StaffCard.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TeacherThreadPage.module.css';
import { closedWords, stateNames } from './thread-words.ts';
import { useConversation } from './use-conversation.ts';

const Columns = part('div', css.columns);

/** First steps that help nearly always. */
const starters = [t(m.askWhatTried), t(m.askWhereStuck), t(m.askFirstLine)];

/** M08: a learner's question with the variant, what was tried, the key and the solution. */
export function TeacherThreadPage() {
  const { threadId = '' } = useParams();
  const user = useUser();
  const read = useRead(getHelpThread, user === null ? null : { threadId });
  return (
    <PageFrame title={t(m.questionLabel)} access="signed-in">
      <Loaded read={read} noun="question" skeleton={<SkeletonRows label={t(m.loadingQuestion)} rows={4} />}>
        {(thread) => <Thread key={thread.id} thread={thread} onChanged={() => read.mutate()} />}
      </Loaded>
    </PageFrame>
  );
}

/** Beside each other; below each other the page begins with what the question is about. */
const hasRoom = (): boolean => matchMedia('(min-width: 900px)').matches;

/** The learner reads nothing of this while a test asks the same. */
function HeldBack({ name }: { name: string }) {
  return (
    <div className={css.heldBack}>
      <Note tone="warning" title={t(m.inTestThatAsksThis, { name })}>
        {t(m.readsAfterHandIn)}
      </Note>
    </div>
  );
}

interface ThreadProps {
  thread: HelpThread;
  onChanged: () => Promise<unknown>;
}

function Thread({ thread, onChanged }: ThreadProps) {
  const { conversation, close, ...sending } = useConversation(thread.id);
  const { staff, learner } = thread;
  const state = conversation?.state ?? thread.state;
  const hasAnswer = conversation?.messages.some(({ isStaff }) => isStaff) ?? true;
  return (
    <>
      <PageHeader
        title={t(m.asksAbout, { name: learner.firstName, title: thread.title })}
        above={[
          { label: t(m.questionsLink), to: paths.helpQueue() },
          { label: thread.className, to: paths.helpQueue(thread.classId) },
        ]}
        lead={t(m.stateAndAsked, { state: stateNames[state], ago: agoWords(thread.createdAt, serverNow()) })}
        actions={
          <>
            {staff === null || staff.nextId === null || state === 'open' ? null : (
              <Button
                variant="soft"
                component={Link}
                to={paths.helpThread(staff.nextId)}
                endIcon={<ArrowRight aria-hidden />}
              >
                {t(m.nextQuestion)}
              </Button>
            )}
            {state === 'closed' ? null : (
              <Button startIcon={<Check aria-hidden />} onClick={() => void close()}>
                {t(m.closeQuestion)}
              </Button>
            )}
          </>
        }
      />
      <Columns>
        <div>
          {thread.isHeldBack && <HeldBack name={learner.firstName} />}
          {conversation === undefined ? (
            <SkeletonRows label={t(m.loadingMessages)} rows={2} />
          ) : (
            <>
              <MessageList
                conversation={conversation}
                renderActions={(message) => <MessageActions thread={thread} message={message} />}
              />
              {state === 'closed' ? (
                <div className={css.closed}>
                  <Note tone="neutral" title={closedWords(conversation.closedBy)} />
                </div>
              ) : null}
              <Card as="div">
                <MessageComposer
                  place={`thread ${thread.id}`}
                  label={t(m.yourAnswer)}
                  placeholder={t(m.answerNamed, { name: learner.firstName })}
                  starters={hasAnswer ? [] : starters}
                  startsFocused={hasRoom()}
                  {...sending}
                  onSend={async (message) => {
                    const isSent = await sending.send(message);
                    if (isSent) void onChanged();
                    return isSent;
                  }}
                />
              </Card>
            </>
          )}
        </div>
        <aside className={css.aside} aria-label={t(m.aboutThisQuestion)}>
          <div className={css.about}>
            <AboutCard thread={thread} />
          </div>
          {staff === null ? null : (
            <StaffCard thread={thread} staff={staff} conversation={conversation} onChanged={onChanged} />
          )}
        </aside>
      </Columns>
    </>
  );
}
