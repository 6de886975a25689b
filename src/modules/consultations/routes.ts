import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { bookWaiting } from './bookings/book-waiting.ts'
import { cancelBooking, cancelMyBooking } from './bookings/cancel-booking.ts'
import { getMyBooking } from './bookings/get-my-booking.ts'
import { getMyBookingCalendar } from './bookings/get-my-calendar.ts'
import { listAllBookings, listBookings, listMyBookings } from './bookings/list-bookings.ts'
import { getWaiting, listWaiting } from './bookings/list-waiting.ts'
import { listOtherSlots, listPanelSlots, moveBooking, movePanelBooking } from './bookings/move-booking.ts'
import * as bookings from './bookings/contract.ts'
import * as contract from './contract.ts'
import * as setup from './setup/contract.ts'
import { createConsultation } from './create-consultation.ts'
import { duplicateConsultation } from './duplicate-consultation.ts'
import { getConsultationPage } from './get-consultation-page.ts'
import { listPanelConsultations } from './list-panel-consultations.ts'
import { changeHours } from './setup/change-hours.ts'
import { changeTerms } from './setup/change-terms.ts'
import { getSetup } from './setup/get-setup.ts'
import { listSlots } from './slots/list-slots.ts'

export function consultationRoutes(app: App): void {
  serve(app, contract.getConsultationPage, getConsultationPage)
  serve(app, contract.listSlots, listSlots)
  serve(app, bookings.listMyBookings, listMyBookings)
  serve(app, bookings.listWaiting, listWaiting)
  serve(app, bookings.getWaiting, getWaiting)
  serve(app, bookings.bookWaiting, bookWaiting)
  serve(app, bookings.getMyBooking, getMyBooking)
  serve(app, bookings.getMyBookingCalendar, getMyBookingCalendar)
  serve(app, bookings.listOtherSlots, listOtherSlots)
  serve(app, bookings.moveBooking, moveBooking)
  serve(app, bookings.cancelMyBooking, cancelMyBooking)
  serve(app, contract.listPanelConsultations, listPanelConsultations)
  serve(app, contract.createConsultation, createConsultation)
  serve(app, contract.duplicateConsultation, duplicateConsultation)
  serve(app, setup.getSetup, getSetup)
  serve(app, setup.changeTerms, changeTerms)
  serve(app, setup.changeHours, changeHours)
  serve(app, bookings.listBookings, listBookings)
  serve(app, bookings.listAllBookings, listAllBookings)
  serve(app, bookings.listPanelSlots, listPanelSlots)
  serve(app, bookings.movePanelBooking, movePanelBooking)
  serve(app, bookings.cancelBooking, cancelBooking)
}
