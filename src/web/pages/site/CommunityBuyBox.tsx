import type { CommunityPage } from '#modules/communities/contract.ts'
import { topicPath } from '#modules/communities/ui/topic-path.ts'
import { useCommunitiesText } from '#modules/communities/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import styles from './site.module.css'

/** What joining costs and the way to the checkout, or into the topics for who has joined. */
export function CommunityBuyBox({ community }: { community: CommunityPage }) {
  const text = useCommunitiesText()
  const { product, topics, has_access: hasAccess } = community
  if (hasAccess && topics[0])
    return (
      <div className={styles.buy}>
        <p className={common.note}>{text('owned')}</p>
        <LinkButton look="primary" wide to={topicPath(topics[0].id)}>
          {text('toTopics')}
        </LinkButton>
      </div>
    )
  return <ProductBuyBox product={product} text={text} />
}
