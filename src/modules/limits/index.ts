import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'

export { mayWriteMore } from './may-write.ts'
export { bytesLeft, secondsOfFilmLeft } from './read-use.ts'
export { requireFilm, requireStorage } from './require-room.ts'
/** For where refusals are worded apart from those of calls. */
export const limitWords = { en, pl }
