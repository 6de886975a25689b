import { RegisterUnavailable, type VatRegister } from './port.ts'

/** Answers by itself, for development and demos: it knows each number but those that end with 000, and is down for those with 999. */
export const sandboxRegister: VatRegister = {
  async ask({ country, rest }, asker) {
    if (rest.endsWith('999')) throw new RegisterUnavailable('the sandbox is down for this number')
    if (rest.endsWith('000')) return { isValid: false, name: '', address: '', consultation: null }
    return {
      isValid: true,
      name: `Sandbox company ${country}${rest}`,
      address: 'Sandbox Street 1',
      consultation: asker ? `SANDBOX-${rest}` : null,
    }
  },
}
