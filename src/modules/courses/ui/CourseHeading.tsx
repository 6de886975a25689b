import type { EditableProduct } from '#modules/catalog/contract.ts'
import { PublishActions } from '#modules/catalog/ui/PublishActions.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import type { Section } from '../contract.ts'
import { DuplicateButton } from './DuplicateButton.tsx'
import { ProductStatus } from './ProductCells.tsx'
import { useCoursesText } from './use-text.ts'

interface CourseHeadingProps {
  product: EditableProduct
  sections: Section[]
  onSaved: () => Promise<void>
}

/** The course's name, where it stands, and the ways to its parts. */
export function CourseHeading({ product, sections, onSaved }: CourseHeadingProps) {
  const text = useCoursesText()
  const base = `/home/courses/${product.id}/edit`
  const isEmpty = !sections.some((section) => section.lectures.some(({ status }) => status === 'published'))
  return (
    <>
      <Breadcrumbs crumbs={[{ label: text('courses'), to: '/home/courses' }, { label: product.title }]} />
      <PageHeading
        title={product.title}
        state={<ProductStatus product={product} />}
        actions={
          <>
            <DuplicateButton product={product} />
            <PublishActions product={product} isEmpty={isEmpty} onSaved={onSaved} />
          </>
        }
      />
      <TabLinks
        label={text('editorParts')}
        tabs={[
          { label: text('content'), to: base },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
          { label: text('numbersTab'), to: `${base}/numbers` },
        ]}
      />
    </>
  )
}
