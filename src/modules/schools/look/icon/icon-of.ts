import { viewPicture } from '#modules/media/index.ts'
import type { schools } from '../../tables.ts'
import type { ChosenLogos } from '../logos.ts'
import type { IconSource } from './icon-path.ts'

interface Row extends Pick<ChosenLogos, 'logo' | 'icon'> {
  school: Pick<typeof schools.$inferSelect, 'name' | 'slug' | 'overlayColor' | 'fonts'>
}

/** What the icon of a school is made of. */
export const iconOf = ({ school: { name, slug, overlayColor: color, fonts }, logo, icon }: Row): IconSource => ({
  name,
  slug,
  color,
  fonts,
  own: viewPicture(icon),
  logo: viewPicture(logo),
})
