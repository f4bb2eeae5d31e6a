import { productName } from '@lemma/contracts';
import { AtSign, GitBranch, MessagesSquare, type LucideIcon } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { useFeedbackDialog } from '../../features/feedback/use-feedback-dialog.tsx';
import { useUser } from '../../session/session-context.ts';
import { useSite } from '../../site.ts';
import { footerLinks } from './navigation-links.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Footer.module.css';
import { classes } from '../../ui/classes.ts';

const Ground = part('footer', css.ground);

const year = new Date().getFullYear();

/** A picture for what the link says it is. */
function iconFor(label: string): LucideIcon {
  if (/source|code|git/i.test(label)) return GitBranch;
  return /mastodon|bluesky|social/i.test(label) ? AtSign : MessagesSquare;
}

/** The footer of every page (F11). */
export function Footer({ isWide }: { isWide: boolean }) {
  const user = useUser();
  const site = useSite();
  const feedback = useFeedbackDialog();
  return (
    <Ground>
      <div className={classes(css.row, isWide && css.wide)}>
        <nav aria-label={t(m.footer)}>
          {footerLinks(user).map((link) => (
            <Link key={link.to} to={link.to}>
              {link.label}
            </Link>
          ))}
          {site !== undefined && <a href={`mailto:${site.contactEmail}`}>{t(m.contact)}</a>}
          <button type="button" onClick={feedback.open}>
            {t(m.sendFeedback)}
          </button>
        </nav>
        <div className={css.end}>
          <LanguageMenu />
          {site?.socialLinks.map(({ label, href }) => {
            const Icon = iconFor(label);
            return (
              <a key={href} href={href} aria-label={label} rel="noopener">
                <Icon aria-hidden />
              </a>
            );
          })}
          <span>
            © {year} {productName}
          </span>
        </div>
      </div>
      {feedback.dialog}
    </Ground>
  );
}
