import common from '#kit/common.module.css'
import facts from '#kit/figures/facts.module.css'
import type { BundlePage } from '../contract.ts'
import { PartTime } from './PartTime.tsx'
import { PriceApart } from './PriceApart.tsx'
import { useBundleText } from './use-text.ts'

interface IncludedPartsProps {
  bundle: BundlePage
  /** what the purchase costs */
  amount: number
  currency: string
}

/** At the checkout: what is bought with a bundle, what it would cost apart, and what of it they have already. */
export function IncludedParts({ bundle, amount, currency }: IncludedPartsProps) {
  const text = useBundleText()
  return (
    <div className={common.closeStack}>
      <ul className={facts.included} aria-label={text('inside')}>
        {bundle.parts.map((part) => (
          <li key={part.id} className={facts.beside}>
            <div>
              {part.title}
              <PartTime part={part} />
            </div>
            {part.is_owned && <span>{text('owned')}</span>}
          </li>
        ))}
      </ul>
      <PriceApart bundle={bundle} amount={amount} currency={currency} />
    </div>
  )
}
