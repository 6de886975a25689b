import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SearchPreview } from '#kit/figures/SearchPreview.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, SLUG_MAX } from '../vocabulary.ts'
import type { PartProps } from './part-props.ts'
import { articlePath } from './paths.ts'
import { useArticlesPanelText } from './panel-text.ts'

interface SeoPartProps extends PartProps {
  isNew: boolean
  site: { name: string; host: string }
}

/** Its address, and what search engines show of it. */
export function SeoPart({ draft, change, isNew, site }: SeoPartProps) {
  const text = useArticlesPanelText()
  const field = boundTo(draft, change)
  return (
    <div className={inner.closeColumn}>
      <TextField
        {...field.text('slug')}
        label={text('slug')}
        help={text(isNew ? 'slugHelp' : 'slugKnownHelp')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SLUG_MAX}
      />
      <TextArea
        {...field.text('seoTitle', 'seo_title')}
        {...withHelp(text, 'seoTitle')}
        rows={1}
        limit={SEO_TITLE_MAX}
        onChange={(event) => change({ seoTitle: event.target.value.replaceAll('\n', ' ') })}
      />
      <TextArea
        {...field.text('seoDescription', 'seo_description')}
        {...withHelp(text, 'seoDescription')}
        limit={SEO_DESCRIPTION_MAX}
      />
      <SearchPreview
        caption={text('seoPreview')}
        at={site.host + articlePath(draft.slug || '…')}
        title={draft.seoTitle || `${draft.title || text('seoNoTitle')} · ${site.name}`}
        words={draft.seoDescription || draft.summary || text('seoNoDescription')}
      />
    </div>
  )
}
