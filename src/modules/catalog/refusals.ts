import { type MessageParams, Refusal } from '#platform/refusal.ts'
import { VARIANTS_MAX } from './vocabulary.ts'

/** A price is reduced for one reason at a time. */
export class PromotionAlreadyThere extends Refusal {
  readonly status = 409
  readonly code = 'catalog.promotion-already-there'
}

export class NeverOffered extends Refusal {
  readonly status = 409
  readonly code = 'catalog.never-offered'
}

export class TooManyVariants extends Refusal {
  readonly status = 409
  readonly code = 'catalog.too-many-variants'
  override readonly params = { max: VARIANTS_MAX }
}

/** What each buyer chooses has no price that could be reduced. */
export class ChosenPrice extends Refusal {
  readonly status = 409
  readonly code = 'catalog.chosen-price'
}

/** Nobody could tell the price that is there from another. */
export class VariantUnnamed extends Refusal {
  readonly status = 409
  readonly code = 'catalog.variant-unnamed'
}

/** Who buys the bundle would not get it. */
export class PartOfBundle extends Refusal {
  readonly status = 409
  readonly code = 'catalog.part-of-bundle'
  override readonly params: MessageParams

  constructor(titles: string[]) {
    super()
    this.params = { bundles: titles.join(', ') }
  }
}

/** Seats are of courses. */
export class NoSeatsOfThis extends Refusal {
  readonly status = 409
  readonly code = 'catalog.no-seats-of-this'
}

/** A product is always sold at one price at least. */
export class LastVariant extends Refusal {
  readonly status = 409
  readonly code = 'catalog.last-variant'
}

export class VariantReduced extends Refusal {
  readonly status = 409
  readonly code = 'catalog.variant-reduced'
}
