import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { type BumpPrice, ownAmount } from '../../bumps/vocabulary.ts'
import { useBumpPanelText } from './text.ts'

interface BumpPreviewProps {
  /** of the product that it is bought beside */
  product: string
  /** null or undefined until it is known; its amount is the usual one */
  offered: { title: string; amount: number } | null | undefined
  terms: { price: BumpPrice; value: number | null }
  money: (amount: number) => string
}

/** What buyers make of it. */
export function BumpPreview({ product, offered, terms, money }: BumpPreviewProps) {
  const text = useBumpPanelText()
  const words = (): string => {
    if (!offered) return ''
    const { title, amount: usual } = offered
    const own = ownAmount(terms, usual)
    const said = { product, title, list: money(usual) }
    if (own === null) return terms.price === 'usual' ? text('preview', { ...said, amount: money(usual) }) : ''
    return own < usual ? text('previewReduced', { ...said, amount: money(own) }) : text('previewSame', said)
  }
  return <output className={`${common.soft} ${inner.quote}`}>{words()}</output>
}
