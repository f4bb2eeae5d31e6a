import type { NotificationKind } from '@lemma/contracts';
import {
  BadgeCheck,
  BellRing,
  Brain,
  ClipboardCheck,
  ClipboardList,
  Clock,
  DoorOpen,
  FileInput,
  Flag,
  Inbox,
  Mail,
  MailX,
  MessageSquareText,
  MessageCircleQuestionMark,
  MessageSquareReply,
  MessageSquareWarning,
  RefreshCw,
  Scale,
  Share2,
  TrendingUp,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';

type Tone = 'primary' | 'information' | 'right' | 'soon' | 'wrong';

interface Sign {
  readonly Icon: LucideIcon;
  readonly tone: Tone;
}

/** The sign of each kind; a new kind does not compile without one. */
export const signs: Readonly<Record<NotificationKind, Sign>> = {
  'task-set': { Icon: ClipboardList, tone: 'primary' },
  'task-opens': { Icon: ClipboardList, tone: 'primary' },
  'task-due-tomorrow': { Icon: Clock, tone: 'soon' },
  'task-due-soon': { Icon: Clock, tone: 'soon' },
  'task-reminder': { Icon: BellRing, tone: 'soon' },
  'review-set': { Icon: Brain, tone: 'primary' },
  'results-released': { Icon: BadgeCheck, tone: 'right' },
  'score-changed': { Icon: TrendingUp, tone: 'right' },
  'appeal-decided': { Icon: Scale, tone: 'information' },
  'answer-commented': { Icon: MessageSquareText, tone: 'information' },
  'teacher-wrote': { Icon: Mail, tone: 'primary' },
  'help-answered': { Icon: MessageSquareReply, tone: 'right' },
  'trial-ending': { Icon: Clock, tone: 'soon' },
  'let-into-class': { Icon: DoorOpen, tone: 'right' },
  'help-asked': { Icon: MessageCircleQuestionMark, tone: 'information' },
  'appeal-made': { Icon: Scale, tone: 'information' },
  'join-asked': { Icon: UserPlus, tone: 'information' },
  'task-closed': { Icon: ClipboardCheck, tone: 'primary' },
  'late-answer': { Icon: Inbox, tone: 'soon' },
  'exercise-reported': { Icon: Flag, tone: 'soon' },
  'exercise-shared': { Icon: Share2, tone: 'information' },
  'import-finished': { Icon: FileInput, tone: 'right' },
  'regrade-finished': { Icon: RefreshCw, tone: 'right' },
  'feedback-sent': { Icon: MessageSquareWarning, tone: 'information' },
  'mails-failed': { Icon: MailX, tone: 'wrong' },
};
