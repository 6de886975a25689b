import { Suspense, useEffect, useState } from 'react'
import { Form } from '#kit/forms/Form.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { AccountPart } from './AccountPart.tsx'
import { ChoiceParts } from './ChoiceParts.tsx'
import { PurchaseParts } from './PurchaseParts.tsx'
import { TroubleCallout } from './TroubleCallout.tsx'
import { TOKEN_MARK } from '../reminders/vocabulary.ts'
import { type ShownCheckout, useCheckout } from './use-checkout.ts'

/** Only for whoever comes by the link of a reminder. */
const Restored = onDemand(async () => (await import('./reminders/Restored.tsx')).Restored)
const LogInPart = onDemand(async () => (await import('./LogInPart.tsx')).LogInPart)

interface CheckoutFormProps extends ShownCheckout {
  onChoose: (variantId: string) => void
  /** by the server's clock, ISO 8601 */
  today: string
}

/** One-page checkout (commerce §2): who buys, with which card, on what terms, for how much. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, school } = props
  const model = useCheckout(props)
  const { purchase, account } = model
  const [isReminded, setReminded] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- only a browser knows the hash, which is gone once it was read
  useEffect(() => setReminded(window.location.hash.startsWith(TOKEN_MARK)), [])
  return (
    <Form
      errors={purchase.errors}
      attempt={purchase.attempt}
      onChange={model.mendChanged}
      onSubmit={(event) => void model.submit(event)}
      data-busy={purchase.isSending || undefined}
    >
      {purchase.trouble && (
        <TroubleCallout trouble={purchase.trouble} problem={purchase.problem} attempt={purchase.attempt} />
      )}
      {isReminded && (
        <Suspense>
          <Restored slug={checkout.product.slug} />
        </Suspense>
      )}
      <ChoiceParts {...props} model={model} />
      <AccountPart {...account} isRegistrationEnabled={school.is_registration_enabled} />
      {account.isLoggingIn ? (
        <Suspense>
          <LogInPart isSending={purchase.isSending} />
        </Suspense>
      ) : (
        <PurchaseParts {...props} model={model} />
      )}
    </Form>
  )
}
