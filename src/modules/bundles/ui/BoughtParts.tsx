import { purchasePath } from '#modules/catalog/paths/vocabulary.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { BundlePart } from '../contract.ts'
import { PartTime } from './PartTime.tsx'
import { useBundleText } from './use-text.ts'

/** With the thanks: each part of the bundle that was bought, and where it is. */
export function BoughtParts({ parts }: { parts: BundlePart[] }) {
  const text = useBundleText()
  return (
    <Section title={text('bought')}>
      <RowList>
        {parts.map((part) => (
          <ListRow
            key={part.id}
            title={part.title}
            to={purchasePath(part)}
            meta={text(part.chooses_time ? 'chooseTimeNow' : part.kind)}
          >
            {part.takes_place_from && <PartTime part={part} />}
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}
