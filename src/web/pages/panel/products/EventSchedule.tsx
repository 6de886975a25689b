import type { Schedule } from '#modules/live-events/contract.ts'
import { RecordingForm } from '#modules/live-events/ui/RecordingForm.tsx'
import { ScheduleForm } from '#modules/live-events/ui/ScheduleForm.tsx'
import { useEventPanelText } from '#modules/live-events/ui/panel-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function EventSchedule() {
  const text = useEventPanelText()
  const { product, contents: schedule, reload } = useProductInHand<Schedule>()
  return (
    <>
      <ScheduleForm key={product.id} eventId={product.id} schedule={schedule} onSaved={reload} />
      <Section title={text('recording')}>
        <RecordingForm
          key={product.id + (schedule.recording?.id ?? '')}
          eventId={product.id}
          recording={schedule.recording}
          onSaved={reload}
        />
      </Section>
    </>
  )
}
