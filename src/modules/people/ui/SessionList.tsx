import { LogOut } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { endOtherSessions, endSession, type Session } from '../sessions/contract.ts'

const useSessionsText = textOf(
  () => import('../messages/sessions-en.ts'),
  () => import('../messages/sessions-pl.ts'),
)

/** The part of somebody's account that says where they are logged in; each is ended at once. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const text = useSessionsText()
  const api = useApi()
  const confirm = useConfirm()
  const { language, timeZone } = useLocale()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSending({ isForm: false })
  const end = (work: () => Promise<unknown>) =>
    send(async () => {
      try {
        await work()
        toast.show(text('ended'))
      } finally {
        await revalidate()
      }
    })
  const endOthers = async () => {
    if (await confirm({ consequence: text('othersConsequence'), action: text('endOthers') }))
      await end(() => api.call(endOtherSessions, {}))
  }
  const nameOf = ({ browser, system }: Session) =>
    browser && system ? text('device', { browser, system }) : (browser ?? system ?? text('unknown'))
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const sinceOf = ({ first_seen_at: at, country }: Session) => {
    const date = formatDate(at, language, timeZone)
    return country ? text('sinceIn', { date, country: countries.of(country) ?? country }) : text('since', { date })
  }
  return (
    <section id="sessions">
      <h2>{text('title')}</h2>
      <p>{text('intro')}</p>
      <div className={common.stack}>
        <RowList>
          {sessions.map((session) => (
            <ListRow
              key={session.id}
              title={nameOf(session)}
              meta={session.is_this && <Status tone="good">{text('this')}</Status>}
              actions={
                !session.is_this && (
                  <IconButton
                    label={text('end', { device: nameOf(session) })}
                    icon={<LogOut />}
                    onClick={() => void end(() => api.call(endSession, { sessionId: session.id }))}
                  />
                )
              }
            >
              {sinceOf(session)} · {text('lastSeen')} <RelativeTime at={session.last_seen_at} />
            </ListRow>
          ))}
        </RowList>
        {sessions.length > 1 && (
          <div>
            <Button busy={isSending} onClick={() => void endOthers()}>
              {text('endOthers')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
