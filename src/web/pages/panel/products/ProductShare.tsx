import { listCampaignLinks } from '#modules/sharing/links/contract.ts'
import { picturePath } from '#modules/sharing/picture/picture-path.ts'
import { CampaignLinks } from '#modules/sharing/ui/CampaignLinks.tsx'
import { ProductPicture } from '#modules/sharing/ui/ProductPicture.tsx'
import { EmbedCard } from '#modules/sharing/ui/EmbedCard.tsx'
import { ProductLink } from '#modules/sharing/ui/ProductLink.tsx'
import { useSharingText } from '#modules/sharing/ui/use-text.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { RightfulPart } from './ProductEditor.tsx'
import type { Route } from './+types/ProductShare.ts'
import { useProductInHand } from './use-product-in-hand.ts'

/** Whoever only looks may pass links on as well. */
export const handle: RightfulPart = { right: 'see-products' }

export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  const { api, origin, school } = loadingOfSchool({ request, context })
  const areArchived = new URL(request.url).searchParams.get('archived') === '1'
  const links = await api.call(listCampaignLinks, { productId, ...(areArchived && { archived: '1' }) })
  const { name, template, fonts, overlay_color } = school
  return { links, areArchived, origin, school: { name, template, fonts, overlay_color } }
}

/** How a product is passed on; of a draft, why it is not. */
export default function ProductShare({ loaderData: { links, areArchived, origin, school } }: Route.ComponentProps) {
  const text = useSharingText()
  const { product } = useProductInHand()
  const { id, title, slug, status } = product
  return (
    <>
      <title>{text('share', { title })}</title>
      {status === 'draft' ? (
        <EmptyState title={text('notYet')}>{text('notYetText')}</EmptyState>
      ) : (
        <>
          <ProductLink
            title={title}
            slug={slug}
            url={origin + productPath(product)}
            note={product.is_hidden ? 'hiddenText' : product.is_enrollment_enabled ? null : 'closedText'}
          />
          <ProductPicture
            path={picturePath({ product, school })}
            slug={slug}
            site={new URL(origin).host}
            title={product.seo_title || `${title} · ${school.name}`}
            words={product.seo_description}
          />
          <EmbedCard origin={origin} productId={id} title={title} />
          <CampaignLinks
            key={`${id} ${areArchived}`}
            productId={id}
            slug={slug}
            initial={links}
            areArchived={areArchived}
          />
        </>
      )}
    </>
  )
}
