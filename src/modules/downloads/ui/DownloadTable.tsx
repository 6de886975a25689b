import { formatNumber } from '#platform/i18n/format.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from '#modules/courses/ui/ProductCells.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelDownload } from '../contract.ts'
import { useDownloadPanelText } from './use-text.ts'

export function DownloadTable({ downloads }: { downloads: PanelDownload[] }) {
  const text = useDownloadPanelText()
  const { language } = useLocale()
  return (
    <DataTable
      caption={text('downloads')}
      rows={downloads}
      rowKey={({ id }) => id}
      columns={[
        { key: 'download', label: text('download'), cell: nameOf },
        { key: 'status', label: text('status'), cell: statusOf },
        {
          key: 'files',
          label: text('files'),
          isFigure: true,
          cell: ({ files_count }) => formatNumber(files_count, language),
        },
        { key: 'price', label: text('price'), isFigure: true, cell: priceOf },
        {
          key: 'students',
          label: text('students'),
          isFigure: true,
          cell: ({ students_count }) => formatNumber(students_count, language),
        },
      ]}
    />
  )
}

const nameOf = (download: PanelDownload) => (
  <ProductName product={download} to={editorPath({ kind: 'download', id: download.id })} />
)
const statusOf = (download: PanelDownload) => <ProductStatus product={download} />
const priceOf = (download: PanelDownload) => <ProductPrice product={download} />
