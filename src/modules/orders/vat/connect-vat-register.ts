import { SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { VatRegister } from '#providers/vat/port.ts'
import { sandboxRegister } from '#providers/vat/sandbox-register.ts'
import { viesRegister } from '#providers/vat/vies/vies-register.ts'

const ANSWERS_WITHIN = 20 * SECOND

/** The register that this installation asks. */
export const connectVatRegister = ({ vies }: Pick<Config, 'vies'>): VatRegister =>
  vies ? viesRegister({ origin: vies.origin, timeout: ANSWERS_WITHIN }) : sandboxRegister
