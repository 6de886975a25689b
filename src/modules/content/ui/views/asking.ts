export { Choosing } from './Choosing.tsx'
export { NumberEntry } from './NumberEntry.tsx'
export { Typing } from './Typing.tsx'
