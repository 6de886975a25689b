import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from '#modules/courses/ui/ProductCells.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelConsultation } from '../contract.ts'
import { useConsultationPanelText } from './use-text.ts'

export function ConsultationTable({ consultations }: { consultations: PanelConsultation[] }) {
  const text = useConsultationPanelText()
  const { language } = useLocale()
  return (
    <DataTable
      caption={text('consultations')}
      rows={consultations}
      rowKey={({ id }) => id}
      columns={[
        { key: 'consultation', label: text('consultation'), cell: nameOf },
        {
          key: 'length',
          label: text('length'),
          isFigure: true,
          cell: ({ length_minutes: count }) => text('minutes', { count }),
        },
        { key: 'status', label: text('status'), cell: statusOf },
        {
          key: 'coming',
          label: text('comingCount'),
          isFigure: true,
          cell: ({ coming_count: count }) => formatNumber(count, language),
        },
        { key: 'price', label: text('price'), isFigure: true, cell: priceOf },
      ]}
    />
  )
}

const nameOf = (consultation: PanelConsultation) => (
  <ProductName product={consultation} to={editorPath({ kind: 'consultation', id: consultation.id })} />
)
const statusOf = (consultation: PanelConsultation) => <ProductStatus product={consultation} />
const priceOf = (consultation: PanelConsultation) => <ProductPrice product={consultation} />
