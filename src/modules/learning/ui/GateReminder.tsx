import { Bell, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { buttonClass } from '#kit/actions/button-class.ts'
import common from '#kit/common.module.css'
import { useSending } from '#kit/forms/use-sending.ts'
import { remindOfLecture } from '../opening/contract.ts'
import { useGateText } from './use-gate-text.ts'

interface GateReminderProps {
  lectureId: string
  /** as the page was loaded */
  isReminded: boolean
}

/** Before a delayed lecture: to be told by mail once it opens, and its day for a calendar. */
export function GateReminder({ lectureId, isReminded }: GateReminderProps) {
  const text = useGateText()
  const api = useApi()
  const [isWanted, setWanted] = useState(isReminded)
  const { send, isSending } = useSending({ isForm: false })
  const want = (is_wanted: boolean) => () =>
    void send(async () => setWanted((await api.call(remindOfLecture, { id: lectureId, is_wanted })).is_wanted))
  const calendar = (
    <a href={`/lecture/${lectureId}/opening`} download className={buttonClass({})}>
      <CalendarPlus aria-hidden="true" />
      {text('gateCalendar')}
    </a>
  )
  if (!isWanted)
    return (
      <div className={common.row}>
        <Button look="primary" icon={<Bell />} busy={isSending} onClick={want(true)}>
          {text('gateRemind')}
        </Button>
        {calendar}
      </div>
    )
  return (
    <>
      <output>{text('gateReminded')}</output>
      <div className={common.row}>
        {calendar}
        <Button look="quiet" busy={isSending} onClick={want(false)}>
          {text('gateForget')}
        </Button>
      </div>
    </>
  )
}
