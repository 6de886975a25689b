import { formatNumber } from '#platform/i18n/format.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from '#modules/courses/ui/ProductCells.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelCommunity } from '../contract.ts'
import { useCommunityPanelText } from './use-text.ts'

export function CommunityTable({ communities }: { communities: PanelCommunity[] }) {
  const text = useCommunityPanelText()
  const { language } = useLocale()
  return (
    <DataTable
      caption={text('communities')}
      rows={communities}
      rowKey={({ id }) => id}
      columns={[
        { key: 'community', label: text('community'), cell: nameOf },
        { key: 'status', label: text('status'), cell: statusOf },
        {
          key: 'topics',
          label: text('topics'),
          isFigure: true,
          cell: ({ topics_count }) => formatNumber(topics_count, language),
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

const nameOf = (community: PanelCommunity) => (
  <ProductName product={community} to={editorPath({ kind: 'community', id: community.id })} />
)
const statusOf = (community: PanelCommunity) => <ProductStatus product={community} />
const priceOf = (community: PanelCommunity) => <ProductPrice product={community} />
