import MarkdownIt, { type Token } from 'markdown-it';
import { Fragment, useMemo, type ReactNode } from 'react';
import { Link } from '../../routing/Link.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { addressOfPicture, sizeOfPicture } from './pictures.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TopicText.module.css';

const markdown = new MarkdownIt({ html: false });

/** Text of the help as elements: headings, lists, tables, links inside the application, what one types. */
export function TopicText({ source }: { source: string }) {
  const tokens = useMemo(() => markdown.parse(source, {}), [source]);
  return render(tokens);
}

function render(tokens: readonly Token[]): ReactNode {
  const stack: { readonly token: Token | undefined; readonly nodes: ReactNode[] }[] = [{ token: undefined, nodes: [] }];
  const put = (node: ReactNode): void => {
    const nodes = stack.at(-1)?.nodes;
    nodes?.push(<Fragment key={nodes.length}>{node}</Fragment>);
  };
  for (const token of tokens) {
    if (token.nesting === 1) stack.push({ token, nodes: [] });
    else if (token.nesting === -1) {
      const closed = stack.pop();
      if (closed?.token !== undefined) put(element(closed.token, closed.nodes));
    } else put(leaf(token));
  }
  return stack[0]?.nodes;
}

function leaf(token: Token): ReactNode {
  if (token.type === 'inline') return render(token.children ?? []);
  if (token.type === 'code_inline') return <kbd>{token.content}</kbd>;
  if (token.type === 'image') return <Picture token={token} />;
  if (token.type === 'softbreak') return ' ';
  return token.content;
}

const plain = new Set(['strong', 'em', 'ul', 'ol', 'li', 'thead', 'tbody', 'tr', 'td', 'h2', 'h3']);

function element(token: Token, children: ReactNode[]): ReactNode {
  // In a tight list an item's paragraph is not rendered as one.
  if (token.tag === 'p') return token.hidden ? children : <p>{children}</p>;
  if (token.tag === 'th') return <th scope="col">{children}</th>;
  if (token.tag === 'table') {
    return (
      <ScrollBox label={t(m.table)}>
        <table>{children}</table>
      </ScrollBox>
    );
  }
  if (token.tag === 'a') return <Link to={String(token.attrGet('href'))}>{children}</Link>;
  const Tag = token.tag as 'ul';
  return plain.has(token.tag) ? <Tag>{children}</Tag> : children;
}

const Shown = part('img', css.shown);

/** Keeps its room while it is being loaded. */
function Picture({ token }: { token: Token }): ReactNode {
  const size = sizeOfPicture(String(token.attrGet('title') ?? ''));
  return <Shown src={addressOfPicture(String(token.attrGet('src')))} alt={token.content} loading="lazy" {...size} />;
}
