import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SearchPreview } from '#kit/figures/SearchPreview.tsx'
import { firstWordsOf, plain } from '#kit/text/plain.ts'
import { withHelp } from '#kit/text/with-help.ts'
import type { EditableProduct } from '../contract.ts'
import { productPath } from '../paths/vocabulary.ts'
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '../vocabulary.ts'
import type { Details } from './details.ts'
import { useCatalogText } from './use-text.ts'

interface SearchFieldsProps {
  product: Pick<EditableProduct, 'kind' | 'slug' | 'title'>
  /** as they are typed */
  values: Pick<EditableProduct, 'seo_title' | 'seo_description'> & { details: Details }
  site: { name: string; host: string }
  onChange: (part: Partial<Pick<EditableProduct, 'seo_title' | 'seo_description'>>) => void
}

/** What search engines are told of the page of a product, and how they list it. */
export function SearchFields({ product, values, site, onChange }: SearchFieldsProps) {
  const text = useCatalogText()
  const { details, ...own } = values
  const field = boundTo(own, onChange)
  return (
    <div className={common.part}>
      <h2>{text('seo')}</h2>
      <TextField {...field.text('seo_title')} {...withHelp(text, 'seoTitle')} maxLength={SEO_TITLE_MAX} />
      <TextArea {...field.text('seo_description')} {...withHelp(text, 'seoDescription')} limit={SEO_DESCRIPTION_MAX} />
      <SearchPreview
        caption={text('seoPreview')}
        at={site.host + productPath(product)}
        title={own.seo_title || `${details.title || product.title} · ${site.name}`}
        words={firstWordsOf(own.seo_description || plain(details.description_html)) || text('seoNoDescription')}
      />
    </div>
  )
}
