import type { Picture } from '#modules/media/contract.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { LOGO } from '../../look/vocabulary.ts'
import { useLookText } from '../use-text.ts'
import { TabPreview } from './TabPreview.tsx'
import type { SiteDraft } from './look-draft.ts'

interface LogoFieldsProps {
  schoolName: string
  draft: SiteDraft
  change: (change: Partial<SiteDraft>) => void
}

/** The logo, once there is one another for dark grounds, and the icon. */
export function LogoFields({ schoolName, draft, change }: LogoFieldsProps) {
  const text = useLookText()
  const field = (name: 'logo' | 'dark_logo' | 'icon', words: 'logo' | 'darkLogo' | 'icon') => (
    <ImageUpload
      {...withHelp(text, words)}
      context={LOGO}
      ground={name === 'dark_logo' ? 'dark' : 'light'}
      isKept
      picture={draft[name]}
      onChange={(picture: Picture | null) => change({ [name]: picture })}
    />
  )
  return (
    <>
      {field('logo', 'logo')}
      {draft.logo && field('dark_logo', 'darkLogo')}
      {field('icon', 'icon')}
      <TabPreview schoolName={schoolName} draft={draft} />
    </>
  )
}
