import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { column } from '#kit/lists/columns.ts'
import type { PageOf } from '#kit/lists/use-pages.ts'
import { type FailingMail, listFailingMails, retryMail, retryMails } from '../mails/contract.ts'
import { FaultTable } from './FaultTable.tsx'
import { schoolColumn } from './school-column.tsx'
import { useOperatingText } from './use-text.ts'

interface FailingMailsProps {
  initial: PageOf<FailingMail>
  /** of this one alone */
  schoolId?: string
}

export function FailingMails({ initial, schoolId }: FailingMailsProps) {
  const text = useOperatingText()
  const api = useApi()
  const saidOf = ({ failure }: FailingMail) =>
    failure === null ? <span className={common.soft}>{text('notTried')}</span> : <span dir="auto">{failure}</span>
  return (
    <FaultTable<FailingMail>
      title={text('failingMails')}
      intro={text('failingMailsIntro')}
      none={text('noFailingMails')}
      initial={initial}
      load={(cursor) => api.call(listFailingMails, { school_id: schoolId, cursor })}
      columns={[
        column(text('to'), ({ to }) => to),
        ...schoolColumn<FailingMail>(text, schoolId),
        column(text('subject'), subjectOf),
        column(text('said'), saidOf),
        column(text('written'), writtenAt),
      ]}
      nameOf={({ to, subject }) => `${to}, ${subject}`}
      whyNot={({ may_retry: mayRetry }) => (mayRetry ? null : text('tooOld'))}
      retry={({ id }) => api.call(retryMail, { id })}
      retryAll={() => api.call(retryMails, { school_id: schoolId })}
      saidOf={(count) => text('mailsRetried', { count })}
    />
  )
}

const subjectOf = ({ subject }: FailingMail) => <span dir="auto">{subject}</span>
const writtenAt = ({ created_at: at }: FailingMail) => <RelativeTime at={at} />
