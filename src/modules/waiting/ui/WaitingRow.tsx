import {
  CalendarCheck,
  CalendarClock,
  ClipboardList,
  CreditCard,
  Gauge,
  Hourglass,
  Clapperboard,
  Landmark,
  LifeBuoy,
  MailWarning,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  NotebookPen,
  PencilLine,
  ShieldAlert,
  Tag,
  Undo2,
} from 'lucide-react'
import { ListRow } from '#kit/lists/ListRow.tsx'
import type { Waiting } from '../contract.ts'
import styles from './waiting.module.css'
import { useWaitingText } from './use-text.ts'

const ICONS = {
  dispute: Landmark,
  withdrawal: Undo2,
  refund_request: CalendarClock,
  support_request: LifeBuoy,
  failed_payment: CreditCard,
  answer: NotebookPen,
  question: MessageCircleQuestionMark,
  entry: PencilLine,
  held: ShieldAlert,
  review: MessageSquareQuote,
  film: Clapperboard,
  mail: MailWarning,
  limit: Gauge,
  full_event: CalendarCheck,
  promotion: Tag,
  ending_access: Hourglass,
  survey: ClipboardList,
}

/** How much of one kind waits, and the way there. */
export function WaitingRow({ waiting: { kind, count, path } }: { waiting: Waiting }) {
  const text = useWaitingText()
  const Icon = ICONS[kind]
  return <ListRow mark={<Icon aria-hidden="true" className={styles.kind} />} title={text(kind, { count })} to={path} />
}
