import { useSyncExternalStore } from 'react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import type { FirstStepsShown } from '#modules/first-steps/contract.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import { CopyButton } from '#kit/feedback/CopyButton.tsx'
import styles from './first-steps.module.css'

/** The link of what is published, with the picture that it shows. */
export function ShareHere({ shown: { product } }: { shown: FirstStepsShown }) {
  const text = useFirstStepsText()
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => '',
  )
  if (!product?.is_published) return <p className={common.note}>{text('shareNothing')}</p>
  const url = origin + productPath(product)
  return (
    <div className={styles.share}>
      <img src={`/pictures/products/${product.id}/now.jpg`} alt="" width={1200} height={630} />
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <div className={common.row}>
        <CopyButton look="primary" copied={url} said={text('linkCopied')}>
          {text('copyLink')}
        </CopyButton>
        <LinkButton to={`${editorPath(product)}/share`}>{text('shareMore')}</LinkButton>
      </div>
    </div>
  )
}
