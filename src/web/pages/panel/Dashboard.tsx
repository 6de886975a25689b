import inner from '#kit/inner.module.css'
import { getDashboard, listActivity } from '#modules/analytics/contract.ts'
import { Figures } from '#modules/analytics/ui/Figures.tsx'
import { FirstSteps } from '#modules/analytics/ui/FirstSteps.tsx'
import { LatestActivity } from '#modules/analytics/ui/LatestActivity.tsx'
import { PeriodChoice } from '#modules/analytics/ui/PeriodChoice.tsx'
import { Sales } from '#modules/analytics/ui/Sales.tsx'
import { useAnalyticsText } from '#modules/analytics/ui/use-text.ts'
import { listMatters } from '#modules/matters/contract.ts'
import { NeedsYou } from '#modules/matters/ui/NeedsYou.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { loading } from '#web/load.ts'
import { askedDays } from './asked-days.ts'
import type { Route } from './+types/Dashboard.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [dashboard, activity, matters] = await Promise.all([
    api.call(getDashboard, { days: askedDays(request) }),
    api.call(listActivity, {}),
    api.call(listMatters, {}),
  ])
  return { dashboard, activity, matters }
}

export default function Dashboard({ loaderData: { dashboard, activity, matters } }: Route.ComponentProps) {
  const text = useAnalyticsText()
  return (
    <>
      <title>{text('dashboard')}</title>
      <header className={inner.ends}>
        <h1>{text('dashboard')}</h1>
        <PeriodChoice days={dashboard.days} of="/home" />
      </header>
      {!dashboard.steps.has_sold && <FirstSteps steps={dashboard.steps} />}
      <NeedsYou initial={matters} />
      <Figures dashboard={dashboard} />
      <Section title={text('salesVolume', { count: dashboard.days })}>
        <Sales dashboard={dashboard} />
      </Section>
      <Section title={text('activity')}>
        <LatestActivity initial={activity} />
      </Section>
    </>
  )
}
