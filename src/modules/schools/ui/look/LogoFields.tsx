import type { Picture } from '#modules/media/contract.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { LOGO } from '../../look/vocabulary.ts'
import { useLookText } from '../use-text.ts'
import type { LookDraft } from './look-draft.ts'

interface LogoFieldsProps {
  draft: LookDraft
  change: (change: Partial<LookDraft>) => void
}

/** The logo, and once there is one another for dark grounds. */
export function LogoFields({ draft, change }: LogoFieldsProps) {
  const text = useLookText()
  const field = (name: 'logo' | 'dark_logo', words: 'logo' | 'darkLogo') => (
    <ImageUpload
      {...withHelp(text, words)}
      context={LOGO}
      ground={name === 'logo' ? 'light' : 'dark'}
      isKept
      picture={draft[name]}
      onChange={(picture: Picture | null) => change({ [name]: picture })}
    />
  )
  return (
    <>
      {field('logo', 'logo')}
      {draft.logo && field('dark_logo', 'darkLogo')}
    </>
  )
}
