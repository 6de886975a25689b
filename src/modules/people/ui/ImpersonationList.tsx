import { DateText } from '#kit/figures/DateText.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatTime } from '#platform/i18n/format.ts'
import type { Impersonation } from '../impersonation/contract.ts'
import { useImpersonationText } from './impersonation-text.ts'

/** The part of somebody's account that says which admins signed in as them, and when. */
export function ImpersonationList({ impersonations }: { impersonations: Impersonation[] }) {
  const text = useImpersonationText()
  const { language, timeZone } = useLocale()
  return (
    <section id="impersonations">
      <h2>{text('title')}</h2>
      <p>{text('intro')}</p>
      <RowList>
        {impersonations.map(({ id, name, at }) => (
          <ListRow key={id} title={name}>
            <DateText at={at} />, {formatTime(at, language, timeZone)}
          </ListRow>
        ))}
      </RowList>
    </section>
  )
}
