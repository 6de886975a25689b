import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { Opened } from '../contract.ts'
import { useMembershipPanelText } from './panel-text.ts'

/** What comes of what was chosen, for its admin. */
export function OpenedNow({ opened: { data, count } }: { opened: Opened }) {
  const text = useMembershipPanelText()
  return (
    <Section title={text('preview')} more={count > 0 && text('count', { count })}>
      {count === 0 ? (
        <p>{text('opensNothing')}</p>
      ) : (
        <RowList>
          {data.map(({ id, title, category }) => (
            <ListRow key={id} title={title} meta={category} />
          ))}
        </RowList>
      )}
      {count > data.length && <p>{text('more', { count: count - data.length })}</p>}
    </Section>
  )
}
