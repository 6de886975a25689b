/** A line that somebody paid for, and what of that can be counted towards a better variant, in minor units. */
export interface OwnedLine {
  id: string
  variantId: string
  currency: string
  worth: number
}
