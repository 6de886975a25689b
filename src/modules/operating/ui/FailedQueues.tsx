import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { type FailedQueue, retryJobs } from '../jobs/contract.ts'
import { useOperatingText } from './use-text.ts'

/** What failed for the last time, and the way to try it again; nothing at all while there is none. */
export function FailedQueues({ initial }: { initial: FailedQueue[] }) {
  const text = useOperatingText()
  const { language } = useLocale()
  const [retried, setRetried] = useState<ReadonlySet<string>>(new Set())
  const queues = initial.filter(({ queue }) => !retried.has(queue))
  if (queues.length === 0) return null
  const retryOf = ({ queue }: FailedQueue) => (
    <RetryButton queue={queue} onRetried={() => setRetried((before) => new Set(before).add(queue))} />
  )
  return (
    <Section title={text('failedJobs')}>
      <p className={common.soft}>{text('failedIntro')}</p>
      <DataTable<FailedQueue>
        caption={text('failedJobs')}
        rows={queues}
        rowKey={({ queue }) => queue}
        columns={[
          column(text('queue'), ({ queue }) => queue),
          column(text('lastError'), errorOf),
          column(text('lastFailed'), lastFailedAt),
          figure(text('failed'), ({ failed }) => formatNumber(failed, language)),
          column(text('retry'), retryOf),
        ]}
      />
    </Section>
  )
}

const errorOf = ({ last_error: error }: FailedQueue) => <span dir="auto">{error || '–'}</span>
const lastFailedAt = ({ last_failed_at: at }: FailedQueue) => <RelativeTime at={at} />

function RetryButton({ queue, onRetried }: { queue: string; onRetried: () => void }) {
  const text = useOperatingText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const retry = () =>
    void send(
      () => api.call(retryJobs, { queue }),
      ({ retried }) => {
        toast.show(text('retried', { count: retried }))
        onRetried()
      },
    )
  return (
    <Button busy={isSending} aria-label={text('retryOf', { queue })} onClick={retry}>
      {text('retry')}
    </Button>
  )
}
