import { TextArea } from '#kit/fields/TextArea.tsx'
import { SearchPreview } from '#kit/figures/SearchPreview.tsx'
import { ShareCard } from '#kit/figures/ShareCard.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { frontTitle, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '../profile/vocabulary.ts'
import type { ProfilePartProps } from './profile-part-props.ts'
import { useProfileText } from './use-text.ts'

interface FoundPartProps extends ProfilePartProps {
  host: string
  sharedPicture: string | null
}

/** What search engines and shared links show of the front page. */
export function FoundPart({ draft, field, change, host, sharedPicture }: FoundPartProps) {
  const text = useProfileText()
  const title = draft.seo_title || frontTitle({ ...draft, name: draft.name || text('noName') })
  const words = draft.seo_description || draft.tagline
  return (
    <div className={inner.closeColumn}>
      <TextArea
        {...field.text('seo_title')}
        {...withHelp(text, 'seoTitle')}
        rows={1}
        limit={SEO_TITLE_MAX}
        onChange={({ target }) => change({ seo_title: target.value.replaceAll('\n', ' ') })}
      />
      <TextArea
        {...field.text('seo_description')}
        {...withHelp(text, 'seoDescription')}
        limit={SEO_DESCRIPTION_MAX}
        onChange={({ target }) => change({ seo_description: target.value.replaceAll('\n', ' ') })}
      />
      <div className={inner.pair}>
        <SearchPreview caption={text('inSearch')} at={host} title={title} words={words || text('noDescription')} />
        <ShareCard caption={text('whenShared')} picture={sharedPicture} site={host} title={title} words={words} />
      </div>
    </div>
  )
}
