import { Send, Undo2 } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import {
  type AdminInvitation,
  type AdminInvitationPage,
  listAdminInvitations,
  resendAdminInvitation,
  withdrawAdminInvitation,
} from '../invitations/contract.ts'
import { useAdminsText } from './use-text.ts'

interface InvitedListProps {
  initial: AdminInvitationPage
  onChange: () => Promise<void>
}

/** Who has an invitation and has not accepted it, the newest first. */
export function InvitedList({ initial, onChange }: InvitedListProps) {
  const text = useAdminsText()
  const api = useApi()
  const confirm = useConfirm()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listAdminInvitations, { cursor }))
  const { send } = useSending({ isForm: false })
  const change = (work: () => Promise<unknown>, said: string) =>
    send(async () => {
      try {
        await work()
        toast.show(said)
      } finally {
        await onChange()
      }
    })
  const resend = ({ id: adminInvitationId, email }: AdminInvitation) =>
    change(() => api.call(resendAdminInvitation, { adminInvitationId }), text('sentTo', { email }))
  const withdraw = async ({ id: adminInvitationId, email }: AdminInvitation) => {
    const question = { consequence: text('withdrawConsequence', { email }), action: text('withdrawShort') }
    if (!(await confirm(question))) return
    await change(() => api.call(withdrawAdminInvitation, { adminInvitationId }), text('withdrawn'))
  }
  const day = (at: string) => formatDate(at, language, timeZone)
  return (
    <Section title={text('invited')}>
      <RowList>
        {items.map((invitation) => (
          <ListRow
            key={invitation.id}
            title={invitation.email}
            meta={
              <Status tone={invitation.is_expired ? 'caution' : 'plain'}>
                {text(invitation.is_expired ? 'expired' : 'waiting')}
              </Status>
            }
            actions={
              <>
                <IconButton
                  label={text('resend', { email: invitation.email })}
                  icon={<Send />}
                  onClick={() => void resend(invitation)}
                />
                <IconButton
                  label={text('withdraw', { email: invitation.email })}
                  icon={<Undo2 />}
                  onClick={() => void withdraw(invitation)}
                />
              </>
            }
          >
            <span>
              {text(invitation.role)} · {text('sentOn', { date: day(invitation.sent_at) })}
            </span>
            {!invitation.is_expired && <> · {text('until', { date: day(invitation.expires_at) })}</>}
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}
