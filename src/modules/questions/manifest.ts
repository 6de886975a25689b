import { module } from '#platform/module.ts'

export const questions = module({})
