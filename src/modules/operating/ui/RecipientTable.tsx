import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { type PageOf, usePages } from '#kit/lists/use-pages.ts'
import { listRecipients, type Recipient } from '../letters/contract.ts'
import type { RecipientState } from '../letters/vocabulary.ts'
import { useLettersText } from './use-letters-text.ts'

const TONES = { waiting: 'plain', written: 'plain', sent: 'good', failed: 'bad' } as const satisfies Record<
  RecipientState,
  string
>

interface RecipientTableProps {
  letterId: string
  initial: PageOf<Recipient>
  onlyFailed: boolean
}

/** Who gets a letter, and what became of it. */
export function RecipientTable({ letterId, initial, onlyFailed }: RecipientTableProps) {
  const text = useLettersText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) =>
    api.call(listRecipients, { id: letterId, failed: onlyFailed ? '1' : undefined, cursor }),
  )
  if (items.length === 0) return <p className={common.soft}>{text('noRecipients')}</p>
  const stateOf = ({ state, failure, sent_at: at }: Recipient) => (
    <>
      <Status tone={TONES[state]}>{text(`state-${state}`)}</Status> {at && <DateText at={at} withTime />}
      {failure && <span dir="auto"> {failure}</span>}
    </>
  )
  return (
    <>
      <DataTable<Recipient>
        caption={text('recipients')}
        rows={items}
        columns={[column(text('to'), whoOf), column(text('school'), schoolOf), column(text('progress'), stateOf)]}
      />
      <LoadMore {...loadMore} />
    </>
  )
}

const whoOf = ({ name, email }: Recipient) => (
  <>
    <bdi>{name}</bdi> {email}
  </>
)
const schoolOf = ({ school: { id, name } }: Recipient) => <Link to={`/operator/schools/${id}`}>{name}</Link>
