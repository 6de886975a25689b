import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { forgetDrafts } from '#kit/drafts/useDraft.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { logOut } from '#modules/people/contract.ts'
import { useSeatsText } from './use-text.ts'

/** Logs out and stays, where one says again who one is. */
export function OtherAccount() {
  const text = useSeatsText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const leave = async () => {
    await api.call(logOut, {})
    forgetDrafts()
    window.location.reload()
  }
  return (
    <Button busy={isSending} onClick={() => void send(leave)}>
      {text('otherAccount')}
    </Button>
  )
}
