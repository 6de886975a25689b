import { forgetDrafts } from '#kit/drafts/useDraft.ts'
import { usePosting } from '#kit/forms/use-posting.ts'
import { logOut } from '../contract.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { useMenuText } from './menu-text.ts'
import { useWayOn } from './use-way-on.ts'

/** Ends the session; what the person had begun to write leaves this browser with them. */
export function LogoutForm({ token, className }: { token: string | null; className?: string | undefined }) {
  const text = useMenuText()
  const goOn = useWayOn()
  const { posting } = usePosting({ outcome: null, draft: { forget: forgetDrafts } })
  const { method, action, onSubmit } = posting(logOut, goOn)
  return (
    <form method={method} action={action} onSubmit={onSubmit}>
      <HiddenFields token={token} />
      <button type="submit" className={className}>
        {text('logOut')}
      </button>
    </form>
  )
}
