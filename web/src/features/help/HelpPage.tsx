import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useSearchParams } from '../../routing/router-context.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged, isStaff } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { groupId, HelpLayout } from './HelpLayout.tsx';
import { HelpResults } from './HelpResults.tsx';
import { groupName, groupsOf, otherLanguageOf, topicsFor, type Topic } from './topics.ts';
import { useIsSelling } from '../commerce/is-selling.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './HelpPage.module.css';

/** R08: help for everybody with an account; the teachers' topics for those who teach. */
export function HelpPage() {
  return (
    <PageFrame title={t(m.help)} description={t(m.helpIsAbout)} canonical={paths.help} access="known">
      <Help />
    </PageFrame>
  );
}

const Head = part('div', css.head);

function Help() {
  const user = useUser();
  const topics = topicsFor(isPrivileged(user), isStaff(user), useIsSelling());
  const [query, setQuery] = useSearchParams();
  // Its own, since the address follows a moment later than one types.
  const [question, setQuestion] = useState(query.get('q') ?? '');
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useSlashKey(field);

  const handleQuestion = (q: string) => {
    setQuestion(q);
    setQuery(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  };

  const handleKey = (event: KeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    const stops: HTMLElement[] = field.current === null ? links : [field.current, ...links];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = step === undefined || at === -1 ? undefined : stops[at + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the field and the results below it
    <div onKeyDown={handleKey}>
      <Head>
        <h1>{t(m.help)}</h1>
        <search>
          <TextField
            label={t(m.searchHelp)}
            hideLabel
            type="search"
            placeholder={t(m.whatDoYouWant)}
            value={question}
            inputRef={field}
            startAdornment={<Search aria-hidden className={css.sign} />}
            onChange={handleQuestion}
          />
        </search>
      </Head>
      <HelpLayout topics={topics}>
        <div ref={results}>
          {question.trim() === '' ? <AllTopics topics={topics} /> : <HelpResults topics={topics} question={question} />}
        </div>
      </HelpLayout>
    </div>
  );
}

/** The slash puts the focus into the search, as in many places. */
function useSlashKey(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [field]);
}

const Groups = part('div', css.groups);

function AllTopics({ topics }: { topics: readonly Topic[] }) {
  return (
    <Groups>
      {groupsOf(topics).map(([group, members]) => (
        <Card key={group} id={groupId(group)} aria-labelledby={`${groupId(group)}-head`}>
          <CardHead id={`${groupId(group)}-head`} title={groupName(group)} />
          <ul>
            {members.map((topic) => (
              <li key={topic.slug}>
                <Link to={paths.helpTopic(topic.slug)} lang={otherLanguageOf(topic)}>
                  {topic.title}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Groups>
  );
}
