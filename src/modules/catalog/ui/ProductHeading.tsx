import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { PublishActions } from '#modules/catalog/ui/PublishActions.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { ProductStatus } from './ProductCells.tsx'
import { useCoursesText } from './use-text.ts'

interface ProductHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
  /** of all products of its kind */
  list: { label: string; to: string }
  /** makes a copy, and answers where it is edited */
  duplicate: { label: string; done: string; make: () => Promise<string> }
  /** but for that of its numbers, which every kind has */
  tabs: { label: string; links: { label: string; to: string }[] }
}

/** A product's name in its editor, where it stands, what can be done with it, and the ways to its parts. */
export function ProductHeading({ product, onSaved, list, duplicate, tabs }: ProductHeadingProps) {
  const text = useCoursesText()
  const navigate = useNavigate()
  const { send, isSending } = useSending({ isForm: false })
  const copy = () =>
    send(async () => {
      await navigate(await duplicate.make())
      toast.show(duplicate.done)
    })
  return (
    <>
      <Breadcrumbs crumbs={[list, { label: product.title }]} />
      <PageHeading
        title={product.title}
        state={<ProductStatus product={product} />}
        actions={
          <>
            <Button icon={<Copy />} busy={isSending} onClick={() => void copy()}>
              {duplicate.label}
            </Button>
            <PublishActions product={product} isEmpty={false} onSaved={onSaved} />
          </>
        }
      />
      <TabLinks
        label={tabs.label}
        tabs={[...tabs.links, { label: text('numbersTab'), to: `${editorPath(product)}/numbers` }]}
      />
    </>
  )
}
