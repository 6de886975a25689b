import { type Belonging, moved } from '#modules/people/index.ts'
import { bookings } from './tables.ts'

export const consultationBelongings: Belonging[] = [
  moved(bookings.studentId, { kind: 'bookings' }),
  moved(bookings.cancelledById),
]
