import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, jsonb } from 'drizzle-orm/pg-core'
import { MENU_ADDRESS_MAX, MENU_LABEL_MAX, MENU_MAX, type MenuEntry } from './vocabulary.ts'

/** null: what follows from what the school has */
export const menuColumns = () => ({
  headMenu: jsonb().$type<MenuEntry[]>(),
  footMenu: jsonb().$type<MenuEntry[]>(),
})

interface Menus {
  headMenu: SQLWrapper
  footMenu: SQLWrapper
}

/** So many entries at most, each with an address that is ours or read by nobody on the way, and with words. */
export const menuChecks = (table: string, { headMenu, footMenu }: Menus) => [
  check(`${table}_head_menu`, isMenu(headMenu)),
  check(`${table}_foot_menu`, isMenu(footMenu)),
]

const isMenu = (menu: SQLWrapper) => sql`${menu} is null or (
  jsonb_typeof(${menu}) = 'array' and jsonb_array_length(${menu}) <= ${sql.raw(String(MENU_MAX))}
  and jsonb_array_length(${menu}) = jsonb_array_length(jsonb_path_query_array(${menu}, ${sql.raw(`'${ENTRY}'`)}))
)`

const ENTRY = `$[*] ? (@.to like_regex "^(/|https://).{0,${MENU_ADDRESS_MAX}}$" && @.label like_regex "^.{0,${MENU_LABEL_MAX}}$")`
