import { getCodeReport } from '#modules/analytics/numbers/contract.ts'
import styles from '#modules/analytics/ui/dashboard.module.css'
import { PeriodChoice } from '#modules/analytics/ui/PeriodChoice.tsx'
import { SoldByCodeTable } from '#modules/analytics/ui/SoldByCodeTable.tsx'
import { CodeTabs } from '#modules/offers/ui/codes/CodeTabs.tsx'
import { useCodesText } from '#modules/offers/ui/codes/use-text.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { sumOf } from '#platform/money.ts'
import { loading } from '#web/load.ts'
import { askedDays } from './asked-days.ts'
import type { Route } from './+types/CodeReport.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  return api.call(getCodeReport, { days: askedDays(request) })
}

/** What promo codes sold in the last days, whatever was bought with them. */
export default function CodeReport({ loaderData: { days, currency, codes } }: Route.ComponentProps) {
  const text = useCodesText()
  const sold = sumOf(codes.map((code) => code.sold - code.renewals))
  return (
    <>
      <title>{text('report')}</title>
      <PageHeading title={text('codes')} />
      <CodeTabs />
      <PeriodChoice days={days} of="/home/codes/report" />
      {codes.length > 0 ? (
        <>
          <SoldByCodeTable numbers={{ currency }} codes={codes} sold={sold} />
          <p className={styles.none}>{text('reportHelp')}</p>
        </>
      ) : (
        <EmptyState title={text('reportNone')}>{text('reportNoneText')}</EmptyState>
      )}
    </>
  )
}
