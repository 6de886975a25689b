import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { RowList } from '#kit/lists/RowList.tsx'
import type { BundlePart } from '../contract.ts'
import { PartTime } from './PartTime.tsx'

const useText = textOf(
  () => import('../messages/bought-en.ts'),
  () => import('../messages/bought-pl.ts'),
)

/** With the thanks: each part of the bundle that was bought, and where it is. */
export function BoughtParts({ parts }: { parts: BundlePart[] }) {
  const text = useText()
  const kindText = useProductText()
  return (
    <Section title={text('bought')}>
      <RowList>
        {parts.map((part) => (
          <ListRow
            key={part.id}
            title={part.title}
            to={part.way}
            meta={part.chooses_time ? text('chooseTime') : kindText(part.kind)}
          >
            {part.takes_place_from && <PartTime part={part} />}
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}
