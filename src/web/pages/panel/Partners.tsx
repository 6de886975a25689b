import { Plus } from 'lucide-react'
import { ComparedFigures } from '#modules/analytics/ui/ComparedFigures.tsx'
import { PeriodChoice } from '#modules/analytics/ui/PeriodChoice.tsx'
import { getPartnerReport, listPartners } from '#modules/partners/contract.ts'
import styles from '#modules/partners/ui/partners.module.css'
import { PartnerTable } from '#modules/partners/ui/PartnerTable.tsx'
import { usePartnerWords } from '#modules/partners/ui/use-partner-words.ts'
import { usePartnersText } from '#modules/partners/ui/use-text.ts'
import { PARTNER_NAME_MAX } from '#modules/partners/vocabulary.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import { askedDays } from './asked-days.ts'
import type { Route } from './+types/Partners.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const q = (asked.get('q') ?? '').trim().slice(0, PARTNER_NAME_MAX)
  const cursor = asked.get('cursor') ?? undefined
  const days = askedDays(request)
  const [page, report] = await Promise.all([
    api.call(listPartners, { ...(q && { q }), days, cursor }),
    api.call(getPartnerReport, { days }),
  ])
  return { partners: page.data, next: cursorIn(page.next_page_url), report, q, isFirst: !cursor }
}

/** The list with the search and the period, and where to go on, in its address. */
function addressOf(days: number, q: string, cursor = ''): string {
  const asked = Object.entries({ days: String(days), q, cursor }).filter(([, value]) => value !== '')
  return `/home/partners?${new URLSearchParams(asked)}`
}

export default function Partners({ loaderData: { partners, next, report, q, isFirst } }: Route.ComponentProps) {
  const text = usePartnersText()
  const { money, number } = usePartnerWords()
  const { days, currency, now, before } = report
  const isUntouched = partners.length === 0 && q === '' && isFirst
  const compared = (of: keyof typeof now) => ({ now: now[of], before: before[of] })
  const inMoney = (amount: number) => money(amount, currency)
  const add = (
    <LinkButton to="/home/partners/new" look="primary" icon={<Plus />}>
      {text('newPartner')}
    </LinkButton>
  )
  return (
    <>
      <title>{text('partners')}</title>
      <PageHeading title={text('partners')} actions={!isUntouched && add} />
      {isUntouched ? (
        <EmptyState title={text('noPartners')} action={add}>
          {text('noPartnersText')}
        </EmptyState>
      ) : (
        <>
          <PeriodChoice days={days} of="/home/partners" />
          <ComparedFigures
            days={days}
            figures={[
              { label: text('clicks'), compared: compared('clicks'), write: number },
              { label: text('sales'), compared: compared('sales'), write: number },
              { label: text('revenue'), compared: compared('revenue'), write: inMoney },
              { label: text('commission'), compared: compared('commission'), write: inMoney },
              { label: text('paid'), compared: compared('paid'), write: inMoney },
            ]}
          />
          <LiveFilters className={styles.filters}>
            <input type="hidden" name="days" value={days} />
            <TextField name="q" type="search" label={text('search')} maxLength={PARTNER_NAME_MAX} defaultValue={q} />
          </LiveFilters>
          {partners.length === 0 ? (
            <EmptyState
              title={text('noneFound')}
              action={<LinkButton to={addressOf(days, '')}>{text('showAll')}</LinkButton>}
            >
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <PartnerTable partners={partners} currency={currency} />
          )}
          <div className={styles.pages}>
            {!isFirst && <LinkButton to={addressOf(days, q)}>{text('firstPage')}</LinkButton>}
            {next && <LinkButton to={addressOf(days, q, next)}>{text('nextPage')}</LinkButton>}
          </div>
          <p className={styles.soft}>{text('reportHelp')}</p>
        </>
      )}
    </>
  )
}
