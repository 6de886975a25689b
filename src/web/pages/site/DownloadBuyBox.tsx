import type { DownloadPage } from '#modules/downloads/contract.ts'
import { useDownloadText } from '#modules/downloads/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import styles from './site.module.css'

/** What the files cost and the way to the checkout, or to the files for who has them. */
export function DownloadBuyBox({ download: { product, has_access: hasAccess } }: { download: DownloadPage }) {
  const text = useDownloadText()
  if (hasAccess)
    return (
      <div className={styles.buy}>
        <p className={common.note}>{text('owned')}</p>
        <LinkButton look="primary" wide to="/my/downloads">
          {text('toMine')}
        </LinkButton>
      </div>
    )
  return <ProductBuyBox product={product} text={text} />
}
