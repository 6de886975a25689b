import common from '#kit/common.module.css'
import { Price } from '#kit/figures/Price.tsx'
import type { EditableBump } from '../../bumps/contract.ts'
import styles from './bumps.module.css'
import { useBumpPanelText } from './text.ts'

/** What is offered, at which price, and why it is not shown now. */
export function BumpWords({ bump }: { bump: EditableBump }) {
  const text = useBumpPanelText()
  const { product, variant, heading, amount, standard_amount: list, currency, problem } = bump
  return (
    <span className={styles.rowWords}>
      <span className={common.strong}>{[product.title, variant.name].filter(Boolean).join(' – ')}</span>
      {heading && <span className={common.note}>{heading}</span>}
      {problem !== 'price_gone' && <Price amount={amount} currency={currency} was={amount < list ? list : undefined} />}
      {problem && <span className={common.note}>{text(`problem_${problem}`)}</span>}
    </span>
  )
}
