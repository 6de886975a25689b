import type { ComponentProps, ReactNode } from 'react'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import common from '#kit/common.module.css'
import { Price } from '#kit/figures/Price.tsx'
import type { EditableVariant } from '../contract.ts'
import styles from './catalog.module.css'

interface ReductionNowProps {
  state: ReactNode
  amount: number
  variant: EditableVariant
  /** asked about before */
  end: Omit<ComponentProps<typeof ActionButtons>['actions'][number], 'key'>
  /** terms and what they are */
  children: ReactNode
}

/** A reduction that a variant has: what it makes of the price, the facts of it, and its end. */
export const ReductionNow = ({ state, amount, variant, end, children }: ReductionNowProps) => (
  <div className={common.stack}>
    <div className={styles.head}>
      {state}
      <Price amount={amount} currency={variant.currency} was={variant.amount} />
    </div>
    <div className={styles.roomForFacts}>
      <dl className={styles.facts}>{children}</dl>
    </div>
    <div>
      <ActionButtons actions={[{ key: 'end', ...end }]} />
    </div>
  </div>
)
