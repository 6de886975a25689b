import { column, figure } from '#kit/lists/columns.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import { createEvent, duplicateEvent, getSchedule, listPanelEvents, type PanelEvent } from '../contract.ts'
import { EventPlaces } from './EventPlaces.tsx'
import { EventWhen } from './EventWhen.tsx'
import { eventKindWords } from './kind-words.ts'

const whenOf = (event: PanelEvent) => <EventWhen event={event} />
const placesOf = (event: PanelEvent) => <EventPlaces event={event} />

export const panelEvents = panelKind({
  kind: 'live_event',
  words: eventKindWords,
  columns: (text): ProductColumns<PanelEvent> => [
    column(text('date'), whenOf),
    'status',
    figure(text('places'), placesOf),
    'price',
  ],
  tabs: (text) => [
    { label: text('schedule'), part: '' },
    { label: text('participants'), part: 'participants', right: 'see-attendance' },
  ],
  list: (api, asked) => api.call(listPanelEvents, asked),
  create: async (api, made) => (await api.call(createEvent, made)).event.id,
  duplicate: async (api, eventId) => (await api.call(duplicateEvent, { eventId })).event.id,
  contents: (api, eventId) => api.call(getSchedule, { eventId }),
})
