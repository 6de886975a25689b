import { getSellerSettings } from '#modules/companies/seller/contract.ts'
import { SellerForm } from '#modules/companies/ui/SellerForm.tsx'
import { getUse } from '#modules/limits/contract.ts'
import { UseOfLimits } from '#modules/limits/ui/UseOfLimits.tsx'
import { getSchool } from '#modules/schools/contract.ts'
import { CurrencyForm } from '#modules/schools/ui/CurrencyForm.tsx'
import { RefundDaysForm } from '#modules/schools/ui/RefundDaysForm.tsx'
import { TimeZoneForm } from '#modules/schools/ui/TimeZoneForm.tsx'
import { SavedTogether } from '#kit/drafts/SavedTogether.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/SchoolSettings.ts'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'
import { requireRight } from './require-right.ts'
import { usePanelText } from './use-text.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  requireRight(visit, 'change-settings')
  const { api } = visit
  const [school, seller, use] = await Promise.all([api.call(getSchool), api.call(getSellerSettings), api.call(getUse)])
  return { school, seller, use: use.data }
}

export default function SchoolSettings({ loaderData: { school, seller, use } }: Route.ComponentProps) {
  const text = usePanelText()
  return (
    <>
      <title>{text('school')}</title>
      <h1>{text('school')}</h1>
      <SavedTogether>
        <SellerForm settings={seller} suggestedName={school.author_name} />
        <ReadOnlyUnless right="change-payments">
          <CurrencyForm key={school.currency} saved={school.currency} />
        </ReadOnlyUnless>
        <TimeZoneForm saved={school.time_zone} />
        <RefundDaysForm saved={school.refund_request_days} />
      </SavedTogether>
      <UseOfLimits use={use} />
    </>
  )
}
