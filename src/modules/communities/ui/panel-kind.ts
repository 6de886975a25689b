import { figure } from '#kit/lists/columns.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import {
  createCommunity,
  duplicateCommunity,
  listCommunityTopics,
  listPanelCommunities,
  type PanelCommunity,
} from '../contract.ts'
import { communityKindWords } from './kind-words.ts'

export const panelCommunities = panelKind({
  kind: 'community',
  words: communityKindWords,
  columns: (text, language): ProductColumns<PanelCommunity> => [
    'status',
    figure(text('topics'), ({ topics_count }) => formatNumber(topics_count, language)),
    'price',
    'students',
  ],
  tabs: (text) => [{ label: text('topics'), part: '' }],
  list: (api, asked) => api.call(listPanelCommunities, asked),
  create: async (api, made) => (await api.call(createCommunity, made)).community.id,
  duplicate: async (api, communityId) => (await api.call(duplicateCommunity, { communityId })).community.id,
  contents: (api, communityId) => api.call(listCommunityTopics, { communityId }),
})
