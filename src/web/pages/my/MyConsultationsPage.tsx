import { listMyBookings, listWaiting } from '#modules/consultations/bookings/contract.ts'
import { MyBookings, WaitingConsultations } from '#modules/consultations/ui/MyConsultations.tsx'
import { useConsultationText } from '#modules/consultations/ui/use-text.ts'
import { MyTabs } from '#modules/notes/ui/MyTabs.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/MyConsultationsPage.ts'
import styles from './my.module.css'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [waiting, coming, past] = await Promise.all([
    api.call(listWaiting, {}),
    api.call(listMyBookings, { when: 'coming' }),
    api.call(listMyBookings, { when: 'past' }),
  ])
  return { waiting, coming, past }
}

export default function MyConsultationsPage({ loaderData: { waiting, coming, past } }: Route.ComponentProps) {
  const text = useConsultationText()
  const hasNone = [waiting, coming, past].every(({ data }) => data.length === 0)
  return (
    <SiteShell>
      <Page>
        <title>{text('mine')}</title>
        <div className={styles.courses}>
          <MyTabs />
          <h1>{text('mine')}</h1>
          {hasNone && (
            <EmptyState
              title={text('noneMine')}
              action={
                <LinkButton look="primary" to="/courses">
                  {text('seeAll')}
                </LinkButton>
              }
            >
              {text('noneMineText')}
            </EmptyState>
          )}
        </div>
        {waiting.data.length > 0 && <WaitingConsultations initial={waiting} />}
        {coming.data.length > 0 && <MyBookings initial={coming} when="coming" />}
        {past.data.length > 0 && <MyBookings initial={past} when="past" />}
      </Page>
    </SiteShell>
  )
}
