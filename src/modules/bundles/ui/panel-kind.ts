import { figure } from '#kit/lists/columns.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import { createBundle, duplicateBundle, listBundleParts, listPanelBundles, type PanelBundle } from '../contract.ts'
import { bundleKindWords } from './kind-words.ts'

export const panelBundles = panelKind({
  kind: 'bundle',
  words: bundleKindWords,
  columns: (text, language): ProductColumns<PanelBundle> => [
    'status',
    figure(text('parts'), ({ parts_count }) => formatNumber(parts_count, language)),
    'price',
    'students',
  ],
  tabs: (text) => [{ label: text('inside'), part: '' }],
  list: (api, asked) => api.call(listPanelBundles, asked),
  create: async (api, made) => (await api.call(createBundle, made)).bundle.id,
  duplicate: async (api, bundleId) => (await api.call(duplicateBundle, { bundleId })).bundle.id,
  contents: (api, bundleId) => api.call(listBundleParts, { bundleId }),
})
