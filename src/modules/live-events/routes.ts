import type { LetterParts } from '#modules/mails/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { changeSchedule } from './change-schedule.ts'
import { checkInByCode, checkInTicket, undoCheckIn } from './check-in.ts'
import * as contract from './contract.ts'
import { createEvent } from './create-event.ts'
import { duplicateEvent } from './duplicate-event.ts'
import { getEventPage } from './get-event-page.ts'
import { getMyCalendar } from './get-my-calendar.ts'
import { getMyTicket } from './get-my-ticket.ts'
import { getSchedule } from './get-schedule.ts'
import { listMyEvents } from './list-my-events.ts'
import { listPanelEvents } from './list-panel-events.ts'
import { listParticipants } from './participants.ts'
import { changeRecording } from './recording/change-recording.ts'
import { guestRoutes } from './guests/routes.ts'
import { waitingRoutes } from './waiting/routes.ts'

export function eventRoutes(app: App, parts: LetterParts): void {
  serve(app, contract.getEventPage, getEventPage)
  serve(app, contract.listMyEvents, listMyEvents)
  serve(app, contract.getMyTicket, getMyTicket)
  serve(app, contract.getMyCalendar, getMyCalendar)
  serve(app, contract.listPanelEvents, listPanelEvents)
  serve(app, contract.createEvent, createEvent)
  serve(app, contract.duplicateEvent, duplicateEvent)
  serve(app, contract.getSchedule, getSchedule)
  serve(app, contract.changeSchedule, changeSchedule)
  serve(app, contract.changeRecording, changeRecording)
  serve(app, contract.listParticipants, listParticipants)
  serve(app, contract.checkInByCode, checkInByCode)
  serve(app, contract.checkInTicket, checkInTicket)
  serve(app, contract.undoCheckIn, undoCheckIn)
  waitingRoutes(app)
  guestRoutes(app, parts)
}
