import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
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
  const { number } = usePartnerWords()
  const isEmpty = page.clicks === 0 && page.sales === 0
  return (
    <div className={styles.whole}>
      <header className={common.closeStack}>
        <h1>{text('title')}</h1>
        <p>{text('intro', { name: page.name, school })}</p>
      </header>
      {page.state === 'ended' && <Callout>{text('ended')}</Callout>}
      {page.state === 'active' && page.paused && (
        <Callout tone="caution">
          {text(`paused_${page.paused.what}`, { was: page.currency, now: page.paused.now })}
        </Callout>
      )}
      {page.balances.map(({ currency, earned, lost, paid, owed }) => (
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
      {isEmpty ? (
        <p className={styles.soft}>{text('nothing')}</p>
      ) : (
        <dl className={styles.figures}>
          <div>
            <dt>{text('clicks')}</dt>
            <dd>{number(page.clicks)}</dd>
          </div>
          <div>
            <dt>{text('sales')}</dt>
            <dd>{number(page.sales)}</dd>
          </div>
        </dl>
      )}
      {page.months.length > 0 && (
        <Section title={text('months')}>
          <MonthTable months={page.months} />
          <div className={styles.ways}>
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
      <Section title={text('links')}>
        <div className={common.closeColumn}>
          <p className={styles.soft}>
            {text('linksHelp', { code: page.code })} {page.with_code && text('withCode', { code: page.with_code })}
          </p>
          <PartnerLinks
            links={page.links}
            words={{
              homePage: text('homePage'),
              copy: (title) => text('copy', { title }),
              copied: text('copied'),
              more: (count) => text('moreLinks', { count }),
            }}
          />
        </div>
      </Section>
      <Section title={text('how')}>
        <HowCounted page={page} />
      </Section>
    </div>
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
      <li>{text('paidRule')}</li>
      <li>{text('selfRule')}</li>
      <li>{text('privacy')}</li>
    </ul>
  )
}
