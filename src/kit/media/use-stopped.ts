import { rememberedChoice } from '../remembered-choice.ts'

const stopped = rememberedChoice('katedra-carousels-stopped')

/** Whether carousels were told to stand still: one choice for all of them. */
export const useStopped = (): [isStopped: boolean, toggle: () => void] => [stopped.use(), stopped.toggle]
