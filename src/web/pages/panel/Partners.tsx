import { ComparedFigures } from '#modules/analytics/ui/ComparedFigures.tsx'
import { PeriodChoice } from '#modules/analytics/ui/PeriodChoice.tsx'
import { getPartnerReport, listPartners } from '#modules/partners/contract.ts'
import styles from '#modules/partners/ui/partners.module.css'
import { PartnerTable } from '#modules/partners/ui/PartnerTable.tsx'
import { usePartnerWords } from '#modules/partners/ui/use-partner-words.ts'
import { usePartnersText } from '#modules/partners/ui/use-text.ts'
import { PARTNER_NAME_MAX, PARTNER_SORTS } from '#modules/partners/vocabulary.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { orderIn } from '#kit/lists/list-order.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Partners.ts'
import { askedDays } from './asked-days.ts'
import { AddButton } from './lists/AddButton.tsx'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked, cursor } = askedPage(request)
  const q = (asked.get('q') ?? '').trim().slice(0, PARTNER_NAME_MAX)
  const days = askedDays(request)
  const sort = orderIn(asked, PARTNER_SORTS)
  const [page, report] = await Promise.all([
    api.call(listPartners, { ...(q && { q }), days, ...(sort && { sort }), cursor }),
    api.call(getPartnerReport, { days }),
  ])
  return { partners: page.data, report, q, sort, place: placeOf(page, cursor) }
}

const LIST = '/home/partners'

export default function Partners({ loaderData: { partners, report, q, sort, place } }: Route.ComponentProps) {
  const text = usePartnersText()
  const { days, currency } = report
  return (
    <ListPage
      {...place}
      list={LIST}
      title={text('partners')}
      none={{ title: text('noPartners'), text: text('noPartnersText') }}
      text={text}
      add={
        <AddButton right="change-partners" to={`${LIST}/new`}>
          {text('newPartner')}
        </AddButton>
      }
      asked={{ q }}
      kept={{ days }}
      order={{ asked: sort, usual: PARTNER_SORTS[0] }}
      filters={
        <>
          <PeriodChoice days={days} of={LIST} />
          <SoldByPartners report={report} />
          <LiveFilters className={styles.filters}>
            <input type="hidden" name="days" value={days} />
            <TextField name="q" type="search" label={text('search')} maxLength={PARTNER_NAME_MAX} defaultValue={q} />
          </LiveFilters>
        </>
      }
      isEmpty={partners.length === 0}
      foot={<p className={styles.soft}>{text('reportHelp')}</p>}
    >
      <PartnerTable partners={partners} currency={currency} />
    </ListPage>
  )
}

function SoldByPartners({
  report: { days, currency, now, before },
}: Pick<Route.ComponentProps['loaderData'], 'report'>) {
  const text = usePartnersText()
  const { money, number } = usePartnerWords()
  const inMoney = (amount: number) => money(amount, currency)
  const figure = (of: keyof typeof now, write: (figure: number) => string) => ({
    label: text(of),
    compared: { now: now[of], before: before[of] },
    write,
  })
  return (
    <ComparedFigures
      days={days}
      figures={[
        figure('clicks', number),
        figure('sales', number),
        figure('revenue', inMoney),
        figure('commission', inMoney),
        figure('paid', inMoney),
      ]}
    />
  )
}
