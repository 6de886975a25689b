import { useApi } from '#kit/api/ApiProvider.tsx'
import { useFailingText } from '#modules/mails/ui/text.ts'
import { useFailingColumns } from '#modules/mails/ui/use-failing-columns.tsx'
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
  const mailText = useFailingText()
  const [to, ...others] = useFailingColumns()
  const api = useApi()
  return (
    <FaultTable<FailingMail>
      title={text('failingMails')}
      intro={text('failingMailsIntro')}
      none={text('noFailingMails')}
      initial={initial}
      load={(cursor) => api.call(listFailingMails, { school_id: schoolId, cursor })}
      columns={[to, ...schoolColumn<FailingMail>(text, schoolId), ...others]}
      nameOf={({ to, subject }) => `${to}, ${subject}`}
      whyNot={({ may_retry: mayRetry }) => (mayRetry ? null : mailText('tooOld'))}
      retry={({ id }) => api.call(retryMail, { id })}
      retryAll={() => api.call(retryMails, { school_id: schoolId })}
      saidOf={(count) => text('mailsRetried', { count })}
    />
  )
}
