/** A VAT number in international format: the country as registers name it (Greece is EL), and what stands behind it. */
export interface VatNumber {
  country: string
  rest: string
}

export interface VatAnswer {
  isValid: boolean
  /** who it belongs to; empty where the country does not tell */
  name: string
  address: string
  /** proves that it was asked; only for who says who asks */
  consultation: string | null
}

/** Who knows whether VAT numbers are valid. Safe to ask any number of times. */
export interface VatRegister {
  /** @throws RegisterUnavailable */
  ask(number: VatNumber, asker?: VatNumber): Promise<VatAnswer>
}

/** No answer now: the register or the country behind it is down, slow or busy. It says nothing of the number. */
export class RegisterUnavailable extends Error {
  override name = 'RegisterUnavailable'
}
