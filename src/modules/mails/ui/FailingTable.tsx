import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { type FailingMail, sendMailAgain } from '../failing/contract.ts'
import { useFailingText } from './text.ts'
import { useFailingColumns } from './use-failing-columns.tsx'

/** Mails that do not go out, each with the way to try it again: it stays in the list, for it may fail again. */
export function FailingTable({ mails }: { mails: FailingMail[] }) {
  const text = useFailingText()
  const columns = useFailingColumns()
  const retryOf = (mail: FailingMail) => <Retry key={mail.id} mail={mail} />
  return (
    <DataTable<FailingMail>
      caption={text('title')}
      rows={mails}
      columns={[...columns, column(text('retry'), retryOf)]}
    />
  )
}

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
