import { askForHelp, type AttemptItem, type HelpObstacle, type ItemHelp } from '@lemma/contracts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { MessageCircleQuestionMark, MessagesSquare, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { agoWords } from '../../../dates.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { MessageComposer, type Message } from '../composer/MessageComposer.tsx';
import { messageSource } from '../composer/message-source.ts';
import { language } from '../../../words/language.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
  muted: t(m.pausedByTeacher),
  over: t(m.classIsOver),
  test: t(m.testAsksThis),
  'too-many': t(m.tooManyOpen),
};

/** Names in words the things that come along with a question. */
export function alongWords({ variantNumber, responseCount, hints }: AttemptItem): string {
  const parts = [
    variantNumber > 1 ? t(m.alongVariant, { number: variantNumber }) : t(m.alongQuestion),
    ...(responseCount === 0 ? [] : [t(m.alongAnswers, { count: responseCount })]),
    ...(hints.length === 0 ? [] : [t(m.alongHints, { count: hints.length })]),
  ];
  return new Intl.ListFormat(language.locale).format(parts);
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
    toast.show({ kind: 'success', message: t(m.questionWithTeachers) });
    asking.close();
    await asking.refresh();
    return true;
  };
  const obstacle = help.obstacle === null ? undefined : obstacleWords[help.obstacle];
  return (
    <Card className={css.card} aria-labelledby={id}>
      <CardHead
        title={t(m.askTeachers)}
        id={id}
        before={<MessageCircleQuestionMark aria-hidden className={css.sign} />}
        actions={
          <Tooltip title={t(m.close)}>
            <IconButton size="small" aria-label={t(m.close)} onClick={asking.close}>
              <X aria-hidden />
            </IconButton>
          </Tooltip>
        }
      />
      {obstacle === undefined ? (
        <>
          <Along>
            {t(m.comesAlong, { things: alongWords(item) })}
            {help.expected === '' ? '' : ` ${t(m.theyAnswer, { when: help.expected })}`}
          </Along>
          <MessageComposer
            place={`question ${attemptId} ${item.id}`}
            label={t(m.yourQuestion)}
            placeholder={t(m.whatTried)}
            startsFocused
            isSending={isSending}
            problem={errors['text'] ?? errors['pictureIds'] ?? formError}
            onSend={send}
          />
        </>
      ) : (
        <div className={css.obstacle}>
          <Note tone="information" title={obstacle}>
            <Link to={paths.myQuestions}>{t(m.yourQuestions)}</Link>
          </Note>
        </div>
      )}
    </Card>
  );
}

const stateWords = {
  open: t(m.waitsForAnswer),
  answered: t(m.hasAnswer),
  closed: t(m.askedAboutThis),
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
          <Link to={paths.myQuestion(id)}>{state === 'answered' ? t(m.readIt) : t(m.lookAtIt)}</Link>
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
      <CardHead title={t(m.othersAsk)} id={id} />
      <ul className={css.others}>
        {published.map((one) => (
          <li key={one.id}>
            <details>
              <summary>
                <MathText inline source={one.question} />
              </summary>
              <div className={css.about}>
                {t(m.itWasAbout)}{' '}
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
