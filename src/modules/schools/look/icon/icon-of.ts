import { viewPicture } from '#modules/media/index.ts'
import type { schools } from '../../tables.ts'
import type { ChosenLogos } from '../logos.ts'
import type { IconSource } from './icon-path.ts'

interface Row extends Pick<ChosenLogos, 'logo' | 'icon'> {
  school: Pick<typeof schools.$inferSelect, 'name' | 'slug' | 'overlayColor'>
}

/** What the icon of a school is made of. */
export const iconOf = ({ school: { name, slug, overlayColor: color }, logo, icon }: Row): IconSource => ({
  name,
  slug,
  color,
  own: viewPicture(icon),
  logo: viewPicture(logo),
})
