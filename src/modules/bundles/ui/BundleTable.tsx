import { formatNumber } from '#platform/i18n/format.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from '#modules/courses/ui/ProductCells.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelBundle } from '../contract.ts'
import { useBundlePanelText } from './use-text.ts'

export function BundleTable({ bundles }: { bundles: PanelBundle[] }) {
  const text = useBundlePanelText()
  const { language } = useLocale()
  return (
    <DataTable
      caption={text('bundles')}
      rows={bundles}
      rowKey={({ id }) => id}
      columns={[
        { key: 'bundle', label: text('bundle'), cell: nameOf },
        { key: 'status', label: text('status'), cell: statusOf },
        {
          key: 'parts',
          label: text('parts'),
          isFigure: true,
          cell: ({ parts_count }) => formatNumber(parts_count, language),
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

const nameOf = (bundle: PanelBundle) => (
  <ProductName product={bundle} to={editorPath({ kind: 'bundle', id: bundle.id })} />
)
const statusOf = (bundle: PanelBundle) => <ProductStatus product={bundle} />
const priceOf = (bundle: PanelBundle) => <ProductPrice product={bundle} />
