import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { column } from '#kit/lists/columns.ts'
import type { PageOf } from '#kit/lists/use-pages.ts'
import { type FailedFilm, listFailedFilms, retryFilm, retryFilms } from '../films/contract.ts'
import { FaultTable } from './FaultTable.tsx'
import { schoolColumn } from './school-column.tsx'
import { useOperatingText } from './use-text.ts'

interface FailedFilmsProps {
  initial: PageOf<FailedFilm>
  /** of this one alone */
  schoolId?: string
}

export function FailedFilms({ initial, schoolId }: FailedFilmsProps) {
  const text = useOperatingText()
  const api = useApi()
  const whyOf = ({ failure, detail }: FailedFilm) => (
    <>
      {text(failure)}
      {detail && (
        <div dir="auto" className={common.note}>
          {detail}
        </div>
      )}
    </>
  )
  return (
    <FaultTable<FailedFilm>
      title={text('failedFilms')}
      intro={text('failedFilmsIntro')}
      none={text('noFailedFilms')}
      initial={initial}
      load={(cursor) => api.call(listFailedFilms, { school_id: schoolId, cursor })}
      columns={[
        column(text('film_'), titleOf),
        ...schoolColumn<FailedFilm>(text, schoolId),
        column(text('why'), whyOf),
        column(text('failedAt'), failedAt),
      ]}
      nameOf={({ title }) => title}
      whyNot={({ may_retry: mayRetry }) => (mayRetry ? null : text('uploadAnew'))}
      retry={({ id }) => api.call(retryFilm, { id })}
      retryAll={() => api.call(retryFilms, { school_id: schoolId })}
      saidOf={(count) => text('filmsRetried', { count })}
    />
  )
}

const titleOf = ({ title }: FailedFilm) => <span dir="auto">{title}</span>
const failedAt = ({ failed_at: at }: FailedFilm) => <RelativeTime at={at} />
