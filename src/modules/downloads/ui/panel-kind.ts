import { figure } from '#kit/lists/columns.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import { createDownload, duplicateDownload, listFiles, listPanelDownloads, type PanelDownload } from '../contract.ts'
import { downloadKindWords } from './kind-words.ts'

export const panelDownloads = panelKind({
  kind: 'download',
  words: downloadKindWords,
  columns: (text, language): ProductColumns<PanelDownload> => [
    'status',
    figure(text('files'), ({ files_count }) => formatNumber(files_count, language)),
    'price',
    'students',
  ],
  tabs: (text) => [{ label: text('files'), part: '' }],
  list: (api, asked) => api.call(listPanelDownloads, asked),
  create: async (api, made) => (await api.call(createDownload, made)).download.id,
  duplicate: async (api, downloadId) => (await api.call(duplicateDownload, { downloadId })).download.id,
  contents: (api, downloadId) => api.call(listFiles, { downloadId }),
})
