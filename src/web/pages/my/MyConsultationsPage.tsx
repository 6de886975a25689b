import { listMyBookings, listWaiting } from '#modules/consultations/bookings/contract.ts'
import { MyBookings, WaitingConsultations } from '#modules/consultations/ui/MyConsultations.tsx'
import { useConsultationText } from '#modules/consultations/ui/use-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MyConsultationsPage.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

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
    <MyShell
      title={text('mine')}
      none={hasNone && { title: text('noneMine'), text: text('noneMineText'), to: '/courses', way: text('seeAll') }}
    >
      {waiting.data.length > 0 && <WaitingConsultations initial={waiting} />}
      {coming.data.length > 0 && <MyBookings initial={coming} when="coming" />}
      {past.data.length > 0 && <MyBookings initial={past} when="past" />}
    </MyShell>
  )
}
