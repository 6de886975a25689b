import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { AccessLength } from '#modules/catalog/ui/AccessLength.tsx'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { declineUpsell, getUpsell, type OfferedUpsell } from '#modules/offers/upsells/contract.ts'
import { OneClickForm } from './OneClickForm.tsx'
import { useUpsellText } from './text.ts'
import styles from './upsell.module.css'

interface UpsellPartProps {
  /** of the payment that was made */
  hash: string
  school: string
  /** what of the product is opened */
  Contents: ComponentType<{ upsell: OfferedUpsell }>
}

/** What is offered once to whoever has just paid: ordered with one press by the card they let us keep, or at its checkout. */
export function UpsellPart({ hash, school, Contents }: UpsellPartProps) {
  const text = useUpsellText()
  const api = useApi()
  const showProblem = useProblem()
  const { upsell, setUpsell, findAgain } = useUpsell(hash)
  const [problem, setProblem] = useState('')
  const trouble = problem && (
    <Callout isNews tone="bad">
      {problem}
    </Callout>
  )
  if (!upsell) return trouble || null
  const { order_id: orderId, product, heading, card } = upsell
  const decline = async () => {
    try {
      await api.call(declineUpsell, { orderId })
      setUpsell(null)
      document.getElementById('payment-state')?.focus()
    } catch (error) {
      showProblem(error)
    }
  }
  const noThanks = (
    <Button type="button" look="quiet" onClick={() => void decline()}>
      {text('decline')}
    </Button>
  )
  return (
    <section aria-labelledby="upsell" className={styles.upsell}>
      <h2 id="upsell">{heading || text('title')}</h2>
      <Offered upsell={upsell} Contents={Contents} />
      {trouble}
      {card ? (
        <OneClickForm
          upsell={upsell}
          card={card}
          school={school}
          noThanks={noThanks}
          onRefused={(words) => {
            setProblem(words)
            findAgain()
          }}
        />
      ) : (
        <>
          <div className={common.row}>
            <LinkButton to={`/${product.slug}/checkout?after=${orderId}&variant=${upsell.variant_id}`} reloadDocument>
              {text('toCheckout')}
            </LinkButton>
            {noThanks}
          </div>
          <p className={common.note}>
            <Until at={upsell.ends_at} />
          </p>
        </>
      )}
    </section>
  )
}

/** The offer that follows a payment, if there is one; the purchase is made, and without it the page is whole. */
function useUpsell(hash: string) {
  const api = useApi()
  const [upsell, setUpsell] = useState<OfferedUpsell | null>(null)
  const find = useCallback(
    async () =>
      api.call(getUpsell, { hash }).then(
        (answer) => answer.upsell,
        () => null,
      ),
    [api, hash],
  )
  useEffect(() => {
    let isOver = false
    void find().then((found) => {
      if (!isOver) setUpsell(found)
    })
    return () => {
      isOver = true
    }
  }, [find])
  return { upsell, setUpsell, findAgain: () => void find().then(setUpsell) }
}

/** What is offered and what it costs. */
function Offered({ upsell, Contents }: Pick<UpsellPartProps, 'Contents'> & { upsell: OfferedUpsell }) {
  const text = useUpsellText()
  const { product, title, words, cover, card, chooses_time: choosesTime } = upsell
  const { amount, standard_amount: list, reference_amount: lowest, currency, vat_rate: rate } = upsell
  const isReduced = amount < list
  return (
    <div className={styles.what}>
      <Cover title={product.title} image={coverImage(cover, '26rem')} />
      <div className={styles.words}>
        <p className={common.strong}>{title}</p>
        {words && <p>{words}</p>}
        {choosesTime && card && <p>{text('chooseTime')}</p>}
        <Price
          amount={amount}
          currency={currency}
          size="large"
          was={isReduced ? list : undefined}
          lowest={isReduced ? (lowest ?? undefined) : undefined}
        />
        <p className={common.note}>{rate === null ? text('vatExempt') : text('vatIncluded', { rate })}</p>
        {!KINDS[product.kind].isTimed && (
          <p className={common.note}>
            <AccessLength variant={upsell} />
          </p>
        )}
        <div className={common.note}>
          <Suspense>
            <Contents upsell={upsell} />
          </Suspense>
        </div>
        <p>
          <a href={`/${product.slug}`} target="_blank" rel="noopener">
            {text('see')}
          </a>
        </p>
      </div>
    </div>
  )
}

function Until({ at }: { at: string }) {
  const text = useUpsellText()
  const [before, after] = text('until', { at: '|' }).split('|')
  return (
    <>
      {before}
      <DateText at={at} withTime />
      {after}
    </>
  )
}
