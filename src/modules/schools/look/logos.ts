import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { pictureAsJson } from '#modules/media/columns.ts'
import type { Picture } from '#modules/media/contract.ts'
import { pictureUrl, type ShownImage, viewPicture } from '#modules/media/index.ts'
import { images } from '#modules/media/tables.ts'
import type { School } from '../contract.ts'
import { schools } from '../tables.ts'
import { schoolLogos } from './tables.ts'

export interface ChosenLogos {
  logo: ShownImage | null
  darkLogo: ShownImage | null
  icon: ShownImage | null
}

/** CSS pixels of the room in the head of pages; screens have up to two of their own for each. */
const ROOM = { width: 220, height: 44 }
const SHARPNESS = 2

const logoIn = (column: SQLWrapper): SQL<ShownImage | null> => sql`(
  select ${pictureAsJson} from ${schoolLogos} join ${images} on ${images.id} = ${column}
  where ${schoolLogos.schoolId} = ${schools.id})`

/** SQL: both logos of the school in `schools`, and its own icon. */
export const chosenLogos = {
  logo: logoIn(schoolLogos.imageId),
  darkLogo: logoIn(schoolLogos.darkImageId),
  icon: logoIn(schoolLogos.iconImageId),
}

/** As pages show them. */
export const viewLogos = ({ logo, darkLogo }: Omit<ChosenLogos, 'icon'>): School['logos'] =>
  logosOf({ logo: viewPicture(logo), darkLogo: viewPicture(darkLogo) })

/** One for each scheme, or one for both. */
export function logosOf({ logo, darkLogo }: Record<'logo' | 'darkLogo', Picture | null>): School['logos'] {
  if (!darkLogo) return fitted(logo, 'any')
  return [...fitted(logo, 'light'), ...fitted(darkLogo, 'dark')]
}

/** As large as there is room for, so that its place is kept before it has come. */
function fitted(picture: Picture | null, scheme: School['logos'][number]['scheme']): School['logos'] {
  if (!picture) return []
  const scale = Math.min(ROOM.width / picture.width, ROOM.height / picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  return [{ src: pictureUrl(picture, width * SHARPNESS), width, height, scheme }]
}
