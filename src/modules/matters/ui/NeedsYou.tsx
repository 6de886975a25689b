import { CalendarClock, Landmark, Undo2 } from 'lucide-react'
import type { Waiting } from '#modules/waiting/contract.ts'
import { WaitingRow } from '#modules/waiting/ui/WaitingRow.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { AskForMore } from '#kit/lists/AskForMore.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { formatDate, formatDateTime } from '#platform/i18n/format.ts'
import { listMatters, type Matter, type MatterPage } from '../contract.ts'
import { matterPath } from '../matter-path.ts'
import { MATTER_KINDS } from '../vocabulary.ts'
import styles from './needs-you.module.css'

const useMattersText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

const ICONS = { withdrawal: Undo2, refund_request: CalendarClock, dispute: Landmark }

const NONE: MatterPage = { data: [], next_page_url: null }

/** Matters are told one by one, each with its day. */
const isMatter = (kind: string): boolean => (MATTER_KINDS as readonly string[]).includes(kind)

/** What an admin has to do and the way there: what has a day one by one, then how much there is of all else. Nothing where there is nothing. */
export function NeedsYou({ initial, waiting }: { initial: MatterPage | null; waiting: Waiting[] }) {
  const text = useMattersText()
  const api = useApi()
  const { items: matters, loadMore } = useKeptList(['matters'], initial ?? NONE, (cursor) =>
    api.call(listMatters, { cursor }),
  )
  const counted = waiting.filter(({ kind }) => !isMatter(kind))
  if (matters.length === 0 && counted.length === 0) return null
  return (
    <Section title={text('needsYou')}>
      <RowList>
        {matters.map((matter) => (
          <MatterRow key={matter.id} matter={matter} />
        ))}
        {counted.map((each) => (
          <WaitingRow key={each.kind} waiting={each} />
        ))}
      </RowList>
      <AskForMore {...loadMore} />
    </Section>
  )
}

function MatterRow({ matter }: { matter: Matter }) {
  const text = useMattersText()
  const { language, timeZone } = useLocale()
  const { kind, order, buyer_name: name, due_at: dueAt, is_late: isLate } = matter
  const Icon = ICONS[kind]
  // Banks set a moment, which may be the first of its day; the law sets days.
  const format = kind === 'dispute' ? formatDateTime : formatDate
  return (
    <ListRow
      mark={<Icon aria-hidden="true" className={styles.kind} />}
      title={text(kind, { name, number: order.number })}
      to={matterPath({ kind, order })}
      meta={
        <Status tone={isLate ? 'bad' : 'caution'}>
          {text(isLate ? 'late' : 'dueBy', { date: format(dueAt, language, timeZone) })}
        </Status>
      }
    />
  )
}
