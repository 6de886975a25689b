/** As it is typed: six figures behind a hash. */
export const COLOR_SHAPE = /^#[0-9a-f]{6}$/i
/** What logos are uploaded as. */
export const LOGO = 'logo'
/** Characters of a whole menu in the address of a preview. */
export const MENU_JSON_MAX = 6_000
