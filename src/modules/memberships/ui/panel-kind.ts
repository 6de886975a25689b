import { figure } from '#kit/lists/columns.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import {
  createMembership,
  duplicateMembership,
  getOpenings,
  listPanelMemberships,
  type PanelMembership,
} from '../contract.ts'
import { membershipKindWords } from './kind-words.ts'

export const panelMemberships = panelKind({
  kind: 'membership',
  words: membershipKindWords,
  columns: (text, language): ProductColumns<PanelMembership> => [
    'status',
    figure(text('opened'), ({ opened_count }) => formatNumber(opened_count, language)),
    'price',
    'students',
  ],
  tabs: (text) => [{ label: text('opens'), part: '' }],
  list: (api, asked) => api.call(listPanelMemberships, asked),
  create: async (api, made) => (await api.call(createMembership, made)).membership.id,
  duplicate: async (api, membershipId) => (await api.call(duplicateMembership, { membershipId })).membership.id,
  contents: (api, membershipId) => api.call(getOpenings, { membershipId }),
})
