import { Printer } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { useParams } from '../../routing/router-context.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged, isStaff } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { Card } from '../../ui/Card.tsx';
import { MessagePage } from '../../ui/messages/ErrorPage.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { useIsSelling } from '../commerce/is-selling.ts';
import { HelpLayout } from './HelpLayout.tsx';
import { TopicText } from './TopicText.tsx';
import { groupName, otherLanguageOf, topicsFor, type Topic } from './topics.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './HelpTopicPage.module.css';
import helpLayoutCss from './HelpLayout.module.css';

/** One topic of the help at an address of its own. */
export function HelpTopicPage() {
  const { topic: slug = '' } = useParams();
  const topic = topicsFor(true, true, useIsSelling()).find((one) => one.slug === slug);
  return (
    <PageFrame title={topic?.title ?? t(m.help)} canonical={paths.helpTopic(slug)} access="known">
      <TopicOrReason topic={topic} />
    </PageFrame>
  );
}

/** Why somebody may not read a topic. */
const reasons: Readonly<Record<Topic['audience'], { title: string; text: string }>> = {
  everyone: { title: '', text: '' },
  teachers: { title: t(m.forTeachers), text: t(m.yourAccountLearns) },
  staff: { title: t(m.forStaff), text: t(m.askStaff) },
};

function TopicOrReason({ topic }: { topic: Topic | undefined }) {
  const user = useUser();
  const topics = topicsFor(isPrivileged(user), isStaff(user), useIsSelling());
  if (topic !== undefined && topics.includes(topic)) return <Article topic={topic} topics={topics} />;
  return (
    <MessagePage
      title={topic === undefined ? t(m.noSuchTopic) : reasons[topic.audience].title}
      actions={
        <Button component={Link} to={paths.help} variant="contained">
          {t(m.allTopics)}
        </Button>
      }
    >
      {topic === undefined ? t(m.linkOldOrLetterMissing) : reasons[topic.audience].text}
    </MessagePage>
  );
}

const Text = part(Card, css.text);

const More = part('nav', css.more);

function Article({ topic, topics }: { topic: Topic; topics: readonly Topic[] }) {
  const others = topics.filter((one) => one.group === topic.group && one !== topic);
  return (
    <HelpLayout topics={topics}>
      <PageHeader
        title={<span lang={otherLanguageOf(topic)}>{topic.title}</span>}
        lead={otherLanguageOf(topic) === undefined ? undefined : t(m.topicIsInEnglish)}
        above={{ label: t(m.help), to: paths.help }}
        actions={
          <Button
            variant="text"
            startIcon={<Printer aria-hidden />}
            onClick={() => window.print()}
            className={helpLayoutCss.noPrint}
          >
            {t(m.print)}
          </Button>
        }
      />
      <Text as="article">
        <Prose lang={otherLanguageOf(topic)}>
          <TopicText source={topic.body} />
        </Prose>
      </Text>
      {others.length > 0 && (
        <More aria-labelledby="more-head">
          <h2 id="more-head">{t(m.moreOn, { group: groupName(topic.group) })}</h2>
          <ul>
            {others.map((one) => (
              <li key={one.slug}>
                <Link to={paths.helpTopic(one.slug)} lang={otherLanguageOf(one)}>
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </More>
      )}
    </HelpLayout>
  );
}
