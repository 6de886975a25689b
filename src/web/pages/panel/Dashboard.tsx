import { use } from 'react'
import inner from '#kit/inner.module.css'
import { getDashboard, listActivity } from '#modules/analytics/contract.ts'
import { Figures } from '#modules/analytics/ui/Figures.tsx'
import { getFirstSteps } from '#modules/first-steps/contract.ts'
import { LatestActivity } from '#modules/analytics/ui/LatestActivity.tsx'
import { PeriodChoice } from '#modules/analytics/ui/PeriodChoice.tsx'
import { Sales } from '#modules/analytics/ui/Sales.tsx'
import { SoldParts } from '#modules/analytics/ui/SoldParts.tsx'
import { useAnalyticsText } from '#modules/analytics/ui/use-text.ts'
import { getFunnel } from '#modules/insight/contract.ts'
import { FunnelSteps } from '#modules/insight/ui/FunnelSteps.tsx'
import { listMatters } from '#modules/matters/contract.ts'
import { NeedsYou } from '#modules/matters/ui/NeedsYou.tsx'
import { WaitingFor } from '#modules/waiting/ui/waiting-for.ts'
import { mayAs, type Right } from '#platform/rights.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { loading } from '#web/load.ts'
import { askedDays } from './asked-days.ts'
import { FirstStepsOnDashboard } from './first-steps/FirstStepsOnDashboard.tsx'
import type { Route } from './+types/Dashboard.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, viewer } = loading({ request, context })
  const may = (right: Right) => mayAs(viewer?.adminRole, right)
  const [dashboard, funnel, activity, matters, firstSteps] = await Promise.all([
    may('see-sales') ? api.call(getDashboard, { days: askedDays(request) }) : null,
    may('see-sales') ? api.call(getFunnel, { days: askedDays(request) }) : null,
    may('see-sales') ? api.call(listActivity, {}) : null,
    may('see-orders') ? api.call(listMatters, {}) : null,
    may('change-settings') ? api.call(getFirstSteps) : null,
  ])
  return { dashboard, funnel, activity, matters, firstSteps }
}

/** Whoever sees no money finds what waits for them here, and the rest in the menu. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { dashboard, funnel, activity, matters, firstSteps } = loaderData
  const waiting = use(WaitingFor)
  const text = useAnalyticsText()
  return (
    <>
      <title>{text('dashboard')}</title>
      <header className={inner.ends}>
        <h1>{text('dashboard')}</h1>
        {dashboard && <PeriodChoice days={dashboard.days} of="/home" />}
      </header>
      {firstSteps && <FirstStepsOnDashboard shown={firstSteps} />}
      <NeedsYou initial={matters} waiting={waiting} />
      {dashboard && (
        <>
          <Figures dashboard={dashboard} />
          <Section title={text('salesVolume', { count: dashboard.days })}>
            <Sales dashboard={dashboard} />
          </Section>
          <SoldParts dashboard={dashboard} />
          {funnel && <FunnelSteps funnel={funnel} />}
        </>
      )}
      {activity && (
        <Section title={text('activity')}>
          <LatestActivity initial={activity} />
        </Section>
      )}
    </>
  )
}
