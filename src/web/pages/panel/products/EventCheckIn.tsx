import { useWords } from '#kit/text/text-of.ts'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { editorPath, listPath } from '#modules/catalog/editor/vocabulary.ts'
import { getSchedule } from '#modules/live-events/contract.ts'
import { CheckIn } from '#modules/live-events/ui/CheckIn.tsx'
import { eventKindWords } from '#modules/live-events/ui/kind-words.ts'
import { useEventPanelText } from '#modules/live-events/ui/panel-text.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/EventCheckIn.ts'
import { requireRight } from '../require-right.ts'

export async function loader({ request, context, params: { productId: eventId } }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  requireRight(visit, 'keep-attendance')
  const { api } = visit
  // What is no live event has no door.
  const [{ title }] = await Promise.all([
    api.call(getEditableProduct, { productId: eventId }),
    api.call(getSchedule, { eventId }),
  ])
  return { title, given: new URL(request.url).searchParams.get('code')?.slice(0, 50) ?? '' }
}

export default function EventCheckIn({
  loaderData: { title, given },
  params: { productId: eventId },
}: Route.ComponentProps) {
  const text = useEventPanelText()
  const kindText = useWords(eventKindWords)
  const base = editorPath({ kind: 'live_event', id: eventId })
  const heading = text('scanTitle', { title })
  return (
    <>
      <title>{heading}</title>
      <Breadcrumbs
        crumbs={[
          { label: kindText('all'), to: listPath('live_event') },
          { label: title, to: base },
          { label: kindText('participants'), to: `${base}/participants` },
          { label: text('scan') },
        ]}
      />
      <h1>{heading}</h1>
      <CheckIn key={given} eventId={eventId} given={given} />
    </>
  )
}
