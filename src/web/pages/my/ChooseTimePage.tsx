import { redirect } from 'react-router'
import { bookWaiting, getWaiting } from '#modules/consultations/bookings/contract.ts'
import { MY_CONSULTATIONS } from '#modules/consultations/paths/vocabulary.ts'
import { TimeChoice } from '#modules/consultations/ui/TimeChoice.tsx'
import { useConsultationText } from '#modules/consultations/ui/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import inner from '#kit/inner.module.css'
import { Page } from '#kit/layouts/Page.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { isNotThere, loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/ChooseTimePage.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context, params: { grantId } }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from') ?? undefined
  const { api } = loading({ request, context })
  return { choice: await api.call(getWaiting, { waitingId: grantId, from }).catch(whenNothingIsToChoose) }
}

/** The link of the mail is opened again once a time was chosen: the booking stands in the list. */
function whenNothingIsToChoose(problem: unknown): never {
  if (isNotThere(problem)) throw redirect('/my/consultations')
  throw problem
}

export default function ChooseTimePage({ loaderData: { choice }, params: { grantId } }: Route.ComponentProps) {
  const text = useConsultationText()
  const api = useApi()
  return (
    <SiteShell>
      <Page>
        <title>{`${text('toChoose')}: ${choice.title}`}</title>
        <div className={`${inner.column} ${inner.opening}`}>
          <Breadcrumbs crumbs={[{ label: text('mine'), to: MY_CONSULTATIONS }, { label: text('toChoose') }]} />
          <h1>{choice.title}</h1>
          <TimeChoice
            choice={choice}
            is="booked"
            onChoose={async (slot) => (await api.call(bookWaiting, { waitingId: grantId, slot })).booking.id}
          />
        </div>
      </Page>
    </SiteShell>
  )
}
