import { ScheduleForm } from '#modules/live-events/ui/ScheduleForm.tsx'
import { useEventInHand } from './use-event-in-hand.ts'

export default function EventSchedule() {
  const { product, schedule, reload } = useEventInHand()
  return <ScheduleForm key={product.id} eventId={product.id} schedule={schedule} onSaved={reload} />
}
