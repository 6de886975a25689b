import { formatNumber } from '#platform/i18n/format.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from '#modules/courses/ui/ProductCells.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelMembership } from '../contract.ts'
import { useMembershipPanelText } from './use-text.ts'

export function MembershipTable({ memberships }: { memberships: PanelMembership[] }) {
  const text = useMembershipPanelText()
  const { language } = useLocale()
  return (
    <DataTable
      caption={text('memberships')}
      rows={memberships}
      rowKey={({ id }) => id}
      columns={[
        { key: 'membership', label: text('membership'), cell: nameOf },
        { key: 'status', label: text('status'), cell: statusOf },
        {
          key: 'opened',
          label: text('opened'),
          isFigure: true,
          cell: ({ opened_count }) => formatNumber(opened_count, language),
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

const nameOf = (membership: PanelMembership) => (
  <ProductName product={membership} to={editorPath({ kind: 'membership', id: membership.id })} />
)
const statusOf = (membership: PanelMembership) => <ProductStatus product={membership} />
const priceOf = (membership: PanelMembership) => <ProductPrice product={membership} />
