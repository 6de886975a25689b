import { getSchool } from '#modules/schools/contract.ts'
import { RefundDaysForm } from '#modules/schools/ui/RefundDaysForm.tsx'
import { TimeZoneForm } from '#modules/schools/ui/TimeZoneForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/SchoolSettings.ts'
import { usePanelText } from './use-text.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { school: await loading({ request, context }).api.call(getSchool) }
}

export default function SchoolSettings({ loaderData: { school } }: Route.ComponentProps) {
  const text = usePanelText()
  return (
    <>
      <title>{text('school')}</title>
      <h1>{text('school')}</h1>
      <TimeZoneForm saved={school.time_zone} />
      <RefundDaysForm saved={school.refund_request_days} />
    </>
  )
}
