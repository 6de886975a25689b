import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { bookWaiting } from './bookings/book-waiting.ts'
import { cancelBooking, cancelMyBooking } from './bookings/cancel-booking.ts'
import { getMyBooking } from './bookings/get-my-booking.ts'
import { getMyBookingCalendar } from './bookings/get-my-calendar.ts'
import { listBookings, listMyBookings } from './bookings/list-bookings.ts'
import { getWaiting, listWaiting } from './bookings/list-waiting.ts'
import { listOtherSlots, listPanelSlots, moveBooking, movePanelBooking } from './bookings/move-booking.ts'
import * as contract from './contract.ts'
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
  serve(app, contract.listMyBookings, listMyBookings)
  serve(app, contract.listWaiting, listWaiting)
  serve(app, contract.getWaiting, getWaiting)
  serve(app, contract.bookWaiting, bookWaiting)
  serve(app, contract.getMyBooking, getMyBooking)
  serve(app, contract.getMyBookingCalendar, getMyBookingCalendar)
  serve(app, contract.listOtherSlots, listOtherSlots)
  serve(app, contract.moveBooking, moveBooking)
  serve(app, contract.cancelMyBooking, cancelMyBooking)
  serve(app, contract.listPanelConsultations, listPanelConsultations)
  serve(app, contract.createConsultation, createConsultation)
  serve(app, contract.duplicateConsultation, duplicateConsultation)
  serve(app, contract.getSetup, getSetup)
  serve(app, contract.changeTerms, changeTerms)
  serve(app, contract.changeHours, changeHours)
  serve(app, contract.listBookings, listBookings)
  serve(app, contract.listPanelSlots, listPanelSlots)
  serve(app, contract.movePanelBooking, movePanelBooking)
  serve(app, contract.cancelBooking, cancelBooking)
}
