import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import facts from '#kit/figures/facts.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatPercent } from '#platform/i18n/format.ts'
import type { PartnerPage } from '../contract.ts'
import { BalanceFigures } from './BalanceFigures.tsx'
import { MonthTable } from './MonthTable.tsx'
import { OwnPayouts } from './OwnPayouts.tsx'
import { PartnerLinks } from './PartnerLinks.tsx'
import styles from './partners.module.css'
import { ProductTable } from './ProductTable.tsx'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnerPageText } from './use-text.ts'

interface OwnPageProps {
  page: PartnerPage
  school: string
  /** of the page itself */
  path: string
  isNewest: boolean
}

/** What a partner sees of their own: links, what came of them, what is owed, and how it is counted. */
export function OwnPage({ page, school, path, isNewest }: OwnPageProps) {
  const text = usePartnerPageText()
  return (
    <div className={`${common.looseColumn} ${inner.opening}`}>
      <header className={common.closeStack}>
        <h1>{text('title')}</h1>
        <p>{text('intro', { name: page.name, school })}</p>
      </header>
      <Standing page={page} />
      <Balances page={page} />
      {page.months.length > 0 && (
        <Section title={text('months')}>
          <MonthTable months={page.months} />
          <div className={common.row}>
            {!isNewest && <Link to={path}>{text('newest')}</Link>}
            {page.older && <Link to={`${path}?until=${page.older}`}>{text('older')}</Link>}
          </div>
        </Section>
      )}
      {page.products.length > 0 && (
        <Section title={text('products')}>
          <ProductTable products={page.products} />
        </Section>
      )}
      {page.payouts.length > 0 && (
        <Section title={text('payouts')}>
          <OwnPayouts payouts={page.payouts} />
        </Section>
      )}
      <PartnerLinks links={page.links} text={text}>
        {text('linksHelp', { code: page.code })} {page.with_code && text('withCode', { code: page.with_code })}
      </PartnerLinks>
      <Section title={text('how')}>
        <HowCounted page={page} />
      </Section>
    </div>
  )
}

/** Whether they still earn, and why not. */
function Standing({ page: { state, paused, currency } }: { page: PartnerPage }) {
  const text = usePartnerPageText()
  if (state === 'ended') return <Callout>{text('ended')}</Callout>
  if (!paused) return null
  return <Callout tone="caution">{text(`paused_${paused.what}`, { was: currency, now: paused.now })}</Callout>
}

/** What they earned and are owed, and of what it came. */
function Balances({ page: { balances, clicks, sales } }: { page: PartnerPage }) {
  const text = usePartnerPageText()
  const { number } = usePartnerWords()
  return (
    <>
      {balances.map(({ currency, earned, lost, paid, owed }) => (
        <BalanceFigures
          key={currency}
          figures={[
            owed < 0 ? { label: text('overpaid'), amount: -owed } : { label: text('owed'), amount: owed },
            { label: text('earned'), amount: earned },
            { label: text('lost'), amount: lost },
            { label: text('paid'), amount: paid },
          ]}
          currency={currency}
        />
      ))}
      {clicks === 0 && sales === 0 ? (
        <p className={styles.soft}>{text('nothing')}</p>
      ) : (
        <dl className={facts.figures}>
          <div>
            <dt>{text('clicks')}</dt>
            <dd>{number(clicks)}</dd>
          </div>
          <div>
            <dt>{text('sales')}</dt>
            <dd>{number(sales)}</dd>
          </div>
        </dl>
      )}
    </>
  )
}

function HowCounted({ page }: { page: PartnerPage }) {
  const text = usePartnerPageText()
  const { language } = useLocale()
  const { money } = usePartnerWords()
  const { commission_kind: kind, commission_value: value, currency, is_for_all_products: isForAll } = page
  const rule =
    kind === 'percent'
      ? text('percentRule', { percent: formatPercent(value / 100, language) })
      : text('amountRule', { amount: money(value, currency) })
  return (
    <ul className={styles.rules}>
      <li>{rule}</li>
      <li>{text(isForAll ? 'allRule' : 'chosenRule')}</li>
      <li>{text('windowRule', { count: page.window_days })}</li>
      {page.renewal_months > 0 && <li>{text('renewalRule', { count: page.renewal_months })}</li>}
      <li>{text('paidRule')}</li>
      <li>{text('selfRule')}</li>
      <li>{text('privacy')}</li>
    </ul>
  )
}
