import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { endCalendarFeed, makeCalendarFeed } from '../contract.ts'
import styles from './calendar-feed.module.css'
import { useCalendarsText } from './use-text.ts'

/** The viewer's own address for their calendar: made, made anew, ended. It is shown once, as it lets in whoever has it. */
export function CalendarFeed({ madeAt: madeBefore }: { madeAt: string | null }) {
  const text = useCalendarsText()
  const api = useApi()
  const viewer = useViewer()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const [madeAt, setMadeAt] = useState(madeBefore)
  const [url, setUrl] = useState('')
  const make = async () => {
    if (madeAt && !(await confirm({ consequence: text('renewed'), action: text('renew') }))) return
    await send(async () => {
      const feed = await api.call(makeCalendarFeed)
      setMadeAt(feed.made_at)
      setUrl(feed.url)
    })
  }
  const end = async () => {
    if (!(await confirm({ consequence: text('renewed'), action: text('end') }))) return
    await send(async () => {
      await api.call(endCalendarFeed)
      setMadeAt(null)
      setUrl('')
      toast.show(text('ended'))
    })
  }
  return (
    <div className={styles.feed}>
      <p className={styles.soft}>{text(viewer?.role === 'admin' ? 'helpAdmin' : 'help')}</p>
      {url && (
        <TextField
          name="calendar_feed"
          label={text('address')}
          help={text('once')}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
      {madeAt && !url && (
        <p className={styles.soft}>
          {text('madeOn')} <DateText at={madeAt} withTime />
        </p>
      )}
      <div className={styles.ways}>
        <Button busy={isSending} onClick={() => void make()}>
          {text(madeAt ? 'renew' : 'make')}
        </Button>
        {madeAt && (
          <Button look="danger" busy={isSending} onClick={() => void end()}>
            {text('end')}
          </Button>
        )}
      </div>
    </div>
  )
}
