import { Suspense } from 'react'
import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import type { FrontPage } from '#modules/front/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useKickerOf } from '../site/use-kicker-of.ts'
import { useSiteText } from '../site/text.ts'
import styles from './home.module.css'

const FreeLecture = onDemand(async () => (await import('./FreeLecture.tsx')).FreeLecture)

interface InFrontProps {
  product: NonNullable<FrontPage['product']>
  /** nothing larger stands above it */
  isFirst: boolean
}

/** The product that a school leads with, large; a lecture that is free plays where its picture is. */
export function InFront({ product, isFirst }: InFrontProps) {
  const text = useSiteText()
  const kicker = useKickerOf()(product)
  const { title, summary, free_lecture: free } = product
  const cover = (
    <Cover title={title} image={coverImage(product.cover, '(width < 60rem) 92vw, 48rem')} isFirst={isFirst} />
  )
  return (
    <section aria-labelledby="in-front" className={styles.front}>
      <div>
        {free ? (
          <Suspense fallback={cover}>
            <FreeLecture courseSlug={product.slug} lecture={free} cover={cover} />
          </Suspense>
        ) : (
          cover
        )}
      </div>
      <div className={styles.frontWords}>
        <p className={styles.kicker}>{kicker}</p>
        <h2 id="in-front">{title}</h2>
        {summary && <p className={styles.summary}>{summary}</p>}
        <CardPrice productId={product.id} price={product} size="large" />
        <LinkButton look="primary" to={productPath(product)} aria-label={`${text('toProduct')}: ${title}`}>
          {text('toProduct')}
        </LinkButton>
      </div>
    </section>
  )
}
