import { useWords } from '#kit/text/text-of.ts'
import { useRevalidator } from 'react-router'
import { listParticipants } from '#modules/live-events/contract.ts'
import { ParticipantList } from '#modules/live-events/ui/ParticipantList.tsx'
import { eventKindWords } from '#modules/live-events/ui/kind-words.ts'
import { ATTENDANCE } from '#modules/live-events/vocabulary.ts'
import { listWaitingLine } from '#modules/live-events/waiting/contract.ts'
import { WaitingLine } from '#modules/live-events/ui/waiting/WaitingLine.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { loading } from '#web/load.ts'
import { ReadOnlyUnless } from '../ReadOnlyUnless.tsx'
import type { RightfulPart } from './ProductEditor.tsx'
import type { Route } from './+types/EventParticipants.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export const handle: RightfulPart = { right: 'see-attendance' }

export async function loader({ request, context, params: { productId: eventId } }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const q = (asked.get('q') ?? '').trim().slice(0, 150)
  const given = asked.get('attendance')
  const attendance = ATTENDANCE.find((each) => each === given)
  const { api } = loading({ request, context })
  const isSettled = asked.get('line') === 'before'
  return {
    q,
    attendance,
    isSettled,
    page: await api.call(listParticipants, { eventId, ...(q && { q }), attendance }),
    line: await api.call(listWaitingLine, { eventId, ...(isSettled && { settled: '1' }) }),
  }
}

export default function EventParticipants({
  loaderData: { q, attendance, isSettled, page, line },
}: Route.ComponentProps) {
  const text = useWords(eventKindWords)
  const { product, reload } = useProductInHand()
  const { revalidate } = useRevalidator()
  return (
    <>
      <VisuallyHidden>
        <h2>{text('participants')}</h2>
      </VisuallyHidden>
      <ReadOnlyUnless right="keep-attendance">
        <ParticipantList eventId={product.id} q={q} attendance={attendance} initial={page} onChanged={reload} />
        <WaitingLine eventId={product.id} isSettled={isSettled} initial={line} onChanged={revalidate} />
      </ReadOnlyUnless>
    </>
  )
}
