import { randomInt } from 'node:crypto'

/** Crockford's: nothing in it is taken for something else when it is read out. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** What a buyer calls an order by, such as 7KQ4-M2XD. The database keeps it unique in a school. */
export const newOrderNumber = (): string => `${group()}-${group()}`

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')
