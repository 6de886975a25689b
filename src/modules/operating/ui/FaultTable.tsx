import { type ReactNode, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { type PageOf, usePages } from '#kit/lists/use-pages.ts'
import { useOperatingText } from './use-text.ts'

interface Retried {
  retried: number
}

interface FaultTableProps<Row> {
  title: string
  intro?: string
  /** said where there is none */
  none: string
  initial: PageOf<Row>
  load: (cursor: string) => Promise<PageOf<Row>>
  columns: Column<Row>[]
  nameOf: (row: Row) => string
  retry: (row: Row) => Promise<Retried>
  retryAll?: () => Promise<Retried>
  /** what stands in place of the button where it would be of no use; null where it would */
  whyNot?: (row: Row) => string | null
  saidOf: (count: number) => string
}

/** What failed, each with the way to try it again: it stays in the list, for it may fail again. */
export function FaultTable<Row extends { id: string }>(props: FaultTableProps<Row>) {
  const { title, intro, none, initial, load, columns, nameOf, retry, retryAll, whyNot = () => null, saidOf } = props
  const text = useOperatingText()
  const { items, loadMore } = usePages(initial, load)
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const retryOf = (row: Row): ReactNode => {
    const reason = whyNot(row)
    if (reason !== null) return <span className={common.soft}>{reason}</span>
    if (tried.has(row.id)) return <Status tone="good">{text('tried')}</Status>
    return (
      <RetryButton
        label={text('retry')}
        name={text('retryOf', { queue: nameOf(row) })}
        retry={() => retry(row)}
        onRetried={({ retried }) => {
          toast.show(saidOf(retried))
          setTried((before) => new Set(before).add(row.id))
        }}
      />
    )
  }
  const mayRetryAll = retryAll && items.filter((row) => whyNot(row) === null && !tried.has(row.id)).length > 1
  return (
    <Section
      title={title}
      more={
        mayRetryAll && (
          <RetryButton
            label={text('retryAll')}
            name={`${text('retryAll')}: ${title}`}
            retry={retryAll}
            onRetried={({ retried }) => {
              toast.show(retried === 0 ? text('noneToRetry') : saidOf(retried))
              if (retried > 0) setTried(new Set(items.map(({ id }) => id)))
            }}
          />
        )
      }
    >
      {items.length === 0 ? (
        <p className={common.soft}>{none}</p>
      ) : (
        <>
          {intro && <p className={common.soft}>{intro}</p>}
          <DataTable<Row>
            caption={title}
            rows={items}
            columns={[...columns, column(text('retry'), retryOf, 'retry')]}
          />
          <LoadMore {...loadMore} />
        </>
      )}
    </Section>
  )
}

interface RetryButtonProps {
  label: string
  /** tells it from the others of its kind */
  name: string
  retry: () => Promise<Retried>
  onRetried: (answer: Retried) => void
}

function RetryButton({ label, name, retry, onRetried }: RetryButtonProps) {
  const { send, isSending } = useSending({ isForm: false })
  return (
    <Button busy={isSending} aria-label={name} onClick={() => void send(retry, onRetried)}>
      {label}
    </Button>
  )
}
