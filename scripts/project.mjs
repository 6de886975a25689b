import { fileURLToPath } from 'node:url'

export const PROJECT = fileURLToPath(new URL('..', import.meta.url))
