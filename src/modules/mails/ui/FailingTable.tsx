import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { type FailingMail, sendMailAgain } from '../failing/contract.ts'
import { useFailingText } from './text.ts'

/** Mails that do not go out, each with the way to try it again: it stays in the list, for it may fail again. */
export function FailingTable({ mails }: { mails: FailingMail[] }) {
  const text = useFailingText()
  const saidOf = ({ failure }: FailingMail) =>
    failure === null ? <span className={common.soft}>{text('notTried')}</span> : <span dir="auto">{failure}</span>
  const retryOf = (mail: FailingMail) => <Retry key={mail.id} mail={mail} />
  return (
    <DataTable<FailingMail>
      caption={text('title')}
      rows={mails}
      columns={[
        column(text('to'), ({ to }) => to),
        column(text('subject'), subjectOf),
        column(text('said'), saidOf),
        column(text('written'), writtenAt),
        column(text('retry'), retryOf),
      ]}
    />
  )
}

const subjectOf = ({ subject }: FailingMail) => <span dir="auto">{subject}</span>
const writtenAt = ({ created_at: at }: FailingMail) => <RelativeTime at={at} />

function Retry({ mail: { id, to, subject, may_retry: mayRetry } }: { mail: FailingMail }) {
  const text = useFailingText()
  const api = useApi()
  const may = useMay()
  const { send, isSending } = useSending({ isForm: false })
  const [isTried, setIsTried] = useState(false)
  if (!mayRetry) return <span className={common.soft}>{text('tooOld')}</span>
  if (isTried) return <Status tone="good">{text('tried')}</Status>
  if (!may('change-students')) return null
  const retry = async () => {
    await api.call(sendMailAgain, { id })
    setIsTried(true)
    toast.show(text('retried'))
  }
  return (
    <Button
      busy={isSending}
      aria-label={text('retryOf', { mail: `${to}, ${subject}` })}
      onClick={() => void send(retry)}
    >
      {text('retry')}
    </Button>
  )
}
