import { Notice } from '#web/kit/feedback/Notice.tsx'
import { useCheckoutText } from './text.ts'
import type { Trouble } from './use-purchase.ts'

/** What went wrong with the purchase as a whole. */
export function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const text = useCheckoutText()
  return (
    <Notice tone={trouble === 'priceChanged' ? 'caution' : 'bad'} isNews>
      {trouble === 'sessionExpired' && <strong>{text('sessionExpired')}. </strong>}
      {text(trouble === 'sessionExpired' ? 'sessionExpiredText' : trouble)}
    </Notice>
  )
}
