import { listParts, type PublishingRule } from '#modules/catalog/index.ts'
import { BUNDLE_PARTS_MIN } from '#modules/catalog/vocabulary.ts'
import { Refusal, refuseUnless } from '#platform/refusal.ts'

/** A bundle sells several products as one. */
class BundleTooSmall extends Refusal {
  readonly status = 409
  readonly code = 'bundles.too-small'
  override readonly params = { min: BUNDLE_PARTS_MIN }
}

export const holdingParts: PublishingRule = {
  kind: 'bundle',
  async check(ctx, { id: bundleId }) {
    const parts = await listParts(ctx, bundleId)
    refuseUnless(parts.length >= BUNDLE_PARTS_MIN, new BundleTooSmall())
  },
}
