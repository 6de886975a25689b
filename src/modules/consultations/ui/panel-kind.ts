import { figure } from '#kit/lists/columns.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import {
  createConsultation,
  duplicateConsultation,
  listPanelConsultations,
  type PanelConsultation,
} from '../contract.ts'
import { getSetup } from '../setup/contract.ts'
import { consultationKindWords } from './kind-words.ts'

export const panelConsultations = panelKind({
  kind: 'consultation',
  words: consultationKindWords,
  columns: (text, language): ProductColumns<PanelConsultation> => [
    figure(text('length'), ({ length_minutes: count }) => text('minutes', { count })),
    'status',
    figure(text('comingCount'), ({ coming_count }) => formatNumber(coming_count, language)),
    'price',
  ],
  tabs: (text) => [
    { label: text('hours'), part: '' },
    { label: text('bookings'), part: 'bookings', right: 'see-attendance' },
  ],
  list: (api, asked) => api.call(listPanelConsultations, asked),
  create: async (api, made) => (await api.call(createConsultation, made)).consultation.id,
  duplicate: async (api, consultationId) => (await api.call(duplicateConsultation, { consultationId })).consultation.id,
  contents: (api, consultationId) => api.call(getSetup, { consultationId }),
})
