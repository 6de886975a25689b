import { z } from 'zod'
import { oneLine } from '#platform/contract/typed-text.ts'
import { isMenuAddress, MENU_ADDRESS_MAX, MENU_LABEL_MAX, MENU_MAX } from './vocabulary.ts'

export const MenuEntry = z.object({
  /** a path of the school, or an address elsewhere by https */
  to: oneLine().max(MENU_ADDRESS_MAX).refine(isMenuAddress, 'validation.menu-address'),
  /** empty: what the place is called, in the language of whoever looks */
  label: oneLine().max(MENU_LABEL_MAX),
})

/** null: what follows from what the school has */
export const Menu = z
  .array(MenuEntry)
  .max(MENU_MAX)
  .refine((entries) => new Set(entries.map(({ to }) => to)).size === entries.length, 'validation.menu-twice')
  .nullable()

const SiteLink = z.object({
  label: z.string(),
  to: z.string(),
  /** of those that lead elsewhere */
  rel: z.string().optional(),
})

export const SiteMenus = z.object({ head: z.array(SiteLink), foot: z.array(SiteLink), feeds: z.array(z.string()) })
