import { useApi } from '#kit/api/ApiProvider.tsx'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import type { PageOf } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { type FailedJob, listFailedJobs, retryJob } from '../jobs/contract.ts'
import { FaultTable } from './FaultTable.tsx'
import { schoolColumn } from './school-column.tsx'
import { useOperatingText } from './use-text.ts'

interface FailedJobsProps {
  initial: PageOf<FailedJob>
  /** of this one alone */
  schoolId?: string
}

export function FailedJobs({ initial, schoolId }: FailedJobsProps) {
  const text = useOperatingText()
  const api = useApi()
  const { language } = useLocale()
  return (
    <FaultTable<FailedJob>
      title={text('singleJobs')}
      none={text('noFailedJobs')}
      initial={initial}
      load={(cursor) => api.call(listFailedJobs, { school_id: schoolId, cursor })}
      columns={[
        column(text('queue'), ({ queue }) => queue),
        ...schoolColumn<FailedJob>(text, schoolId),
        column(text('lastError'), errorOf),
        figure(text('retries'), ({ retries }) => formatNumber(retries + 1, language)),
        column(text('lastFailed'), failedAt),
      ]}
      nameOf={({ queue, error }) => `${queue}, ${error}`}
      retry={({ id, queue }) => api.call(retryJob, { id, queue })}
      saidOf={(count) => text('retried', { count })}
    />
  )
}

const errorOf = ({ error }: FailedJob) => <span dir="auto">{error || '–'}</span>
const failedAt = ({ failed_at: at }: FailedJob) => <RelativeTime at={at} />
