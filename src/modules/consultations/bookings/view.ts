import type { PanelBooking } from './contract.ts'
import type { MadeBooking } from './find-booking.ts'
import { isComing } from './policy.ts'

export const viewPanelBooking = ({ booking, product, student }: MadeBooking, now: Date): PanelBooking => ({
  id: booking.id,
  title: product.title,
  student_id: student.id,
  name: student.name,
  email: student.email,
  starts_at: booking.startsAt.toISOString(),
  ends_at: booking.endsAt.toISOString(),
  is_cancelled: booking.state === 'cancelled',
  reason: booking.reason,
  can: { move: isComing(booking, now), cancel: isComing(booking, now) },
})
