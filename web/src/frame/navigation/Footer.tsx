import { productName } from '@lemma/contracts';
import { AtSign, GitBranch, MessagesSquare, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFeedbackDialog } from '../../features/feedback/use-feedback-dialog.tsx';
import { useUser } from '../../session/session-context.ts';
import { useSite } from '../../site.ts';
import { footerLinks } from './navigation-links.ts';

const Ground = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  padding: '24px 0',
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.lemma.ink3,
  '@media print': { display: 'none' },
  '& button': { all: 'unset', cursor: 'pointer', outline: 'revert' },
  '& a, & button': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    padding: '4px 0',
    '&:hover': { textDecoration: 'underline' },
  },
  '& svg.lucide': { width: 18, height: 18 },
}));

const Row = styled('div', { shouldForwardProp: (name) => name !== 'isWide' })<{ isWide: boolean }>(
  ({ theme, isWide }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 20px',
    maxWidth: isWide ? 1536 : 1280,
    marginInline: 'auto',
    paddingInline: 24,
    [theme.breakpoints.down('sm')]: { paddingInline: 16 },
    '& nav, & .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' },
    '& .end': { marginLeft: 'auto', [theme.breakpoints.down('sm')]: { marginLeft: 0, width: '100%' } },
  }),
);

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
      <Row isWide={isWide}>
        <nav aria-label="Footer">
          {footerLinks(user).map((link) => (
            <Link key={link.to} to={link.to}>
              {link.label}
            </Link>
          ))}
          {site !== undefined && <a href={`mailto:${site.contactEmail}`}>Contact</a>}
          <button type="button" onClick={feedback.open}>
            Send feedback
          </button>
        </nav>
        <div className="end">
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
      </Row>
      {feedback.dialog}
    </Ground>
  );
}
