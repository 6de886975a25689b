import { rememberedChoice } from '../remembered-choice.ts'

const off = rememberedChoice('katedra-plain-keys-off')

/** Whether single letters do something outside of fields. Who speaks to the computer switches them off (WCAG 2.1.4). */
export const plainKeys = {
  areOff: off.read,
  useAreOff: off.use,
  toggle: off.toggle,
}
