import { askForHelp, type AttemptItem, type HelpObstacle, type ItemHelp } from '@lemma/contracts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { MessageCircleQuestionMark, MessagesSquare, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { agoWords, count } from '../../../dates.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { MessageComposer, type Message } from '../composer/MessageComposer.tsx';
import { messageSource } from '../composer/message-source.ts';
import css from './HelpFromPeople.module.css';
import type { Asking } from './use-asking.ts';

const Place = part('div', css.place);
const Along = part('p', css.along);

interface HelpFromPeopleProps {
  attemptId: string;
  item: AttemptItem;
  asking: Asking;
}

/** Under a question: the form to ask, the learner's own questions about it, and those of others. */
export function HelpFromPeople({ attemptId, item, asking }: HelpFromPeopleProps) {
  const { help } = asking;
  if (help === undefined) return null;
  return (
    <>
      {asking.isOpen ? <AskCard attemptId={attemptId} item={item} asking={asking} help={help} /> : null}
      <OwnThreads threads={help.threads} />
      <OthersAsk published={help.published} direction={item.variant.direction} />
    </>
  );
}

const obstacleWords: Partial<Record<HelpObstacle, string>> = {
  muted: 'Your teacher has paused your questions in this class.',
  over: 'This class is over.',
  'too-many': 'You have ten open questions. Close those that are answered, then ask again.',
};

/** Names in words the things that come along with a question. */
export function alongWords({ variantNumber, responseCount, hints }: AttemptItem): string {
  const parts = [
    variantNumber > 1 ? `variant ${variantNumber} with your numbers` : 'the question with your numbers',
    responseCount === 0 ? '' : responseCount === 1 ? 'your answer' : `your ${responseCount} answers`,
    hints.length === 0 ? '' : `the ${count(hints.length, 'hint')} you have seen`,
  ].filter((words) => words !== '');
  return `${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}`;
}

function AskCard({ attemptId, item, asking, help }: HelpFromPeopleProps & { help: ItemHelp }) {
  const id = useId();
  const toast = useToast();
  const { errors, formError, isSending, submit } = useSubmit(askForHelp, ['text', 'pictureIds']);
  const send = async (message: Message): Promise<boolean> => {
    const asked = await submit({
      params: { attemptId, itemId: item.id },
      body: { ...message, variantNumber: item.variantNumber },
    });
    if (asked === undefined) return false;
    toast.show({ kind: 'success', message: 'Your question is with your teachers.' });
    asking.close();
    await asking.refresh();
    return true;
  };
  const obstacle = help.obstacle === null ? undefined : obstacleWords[help.obstacle];
  return (
    <Card className={css.card} aria-labelledby={id}>
      <CardHead
        title="Ask your teachers"
        id={id}
        before={<MessageCircleQuestionMark aria-hidden className={css.sign} />}
        actions={
          <Tooltip title="Close">
            <IconButton size="small" aria-label="Close" onClick={asking.close}>
              <X aria-hidden />
            </IconButton>
          </Tooltip>
        }
      />
      {obstacle === undefined ? (
        <>
          <Along>
            Comes along: {alongWords(item)}. Only the people who teach your class read it.
            {help.expected === '' ? '' : ` They answer ${help.expected}.`}
          </Along>
          <MessageComposer
            place={`question ${attemptId} ${item.id}`}
            label="Your question"
            placeholder="What have you tried, and where are you stuck?"
            startsFocused
            isSending={isSending}
            problem={errors['text'] ?? errors['pictureIds'] ?? formError}
            onSend={send}
          />
        </>
      ) : (
        <div className={css.obstacle}>
          <Note tone="information" title={obstacle}>
            <Link to={paths.myQuestions}>Your questions</Link>
          </Note>
        </div>
      )}
    </Card>
  );
}

const stateWords = {
  open: 'Your question waits for an answer',
  answered: 'Your question has an answer',
  closed: 'You asked about this question',
} as const;

function OwnThreads({ threads }: Pick<ItemHelp, 'threads'>) {
  if (threads.length === 0) return null;
  return (
    <Place>
      {threads.map(({ id, state, lastMessageAt }) => (
        <Note
          key={id}
          tone={state === 'answered' ? 'right' : state === 'open' ? 'information' : 'neutral'}
          icon={<MessagesSquare aria-hidden />}
          role="status"
        >
          {stateWords[state]} <small className={css.when}>{agoWords(lastMessageAt, serverNow())}</small>{' '}
          <Link to={paths.myQuestion(id)}>{state === 'answered' ? 'Read it' : 'Look at it'}</Link>
        </Note>
      ))}
    </Place>
  );
}

function OthersAsk({ published, direction }: Pick<ItemHelp, 'published'> & { direction: 'ltr' | 'rtl' }) {
  const id = useId();
  if (published.length === 0) return null;
  return (
    <Card className={css.card} aria-labelledby={id}>
      <CardHead title="Others ask this too" id={id} />
      <ul className={css.others}>
        {published.map((one) => (
          <li key={one.id}>
            <details>
              <summary>
                <MathText inline source={one.question} />
              </summary>
              <div className={css.about}>
                It was about{' '}
                <Figures scenes={one.figures}>
                  <MathText source={one.about} direction={direction} />
                </Figures>
              </div>
              <MathText source={messageSource(one.reply)} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
