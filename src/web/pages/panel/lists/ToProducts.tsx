import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { usePanelText } from '../use-text.ts'

/** Where what is sold is made and published: the way to a first sale. */
export function ToProducts() {
  const text = usePanelText()
  return <LinkButton to="/home/products">{text('products')}</LinkButton>
}
