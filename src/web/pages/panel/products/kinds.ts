import { panelBundles } from '#modules/bundles/ui/panel-kind.ts'
import type { PanelKind } from '#modules/catalog/ui/panel-kind.tsx'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { PRODUCT_KINDS, type ProductKind } from '#modules/catalog/vocabulary.ts'
import { panelCommunities } from '#modules/communities/ui/panel-kind.ts'
import { panelConsultations } from '#modules/consultations/ui/panel-kind.ts'
import { panelCourses } from '#modules/courses/ui/panel-kind.tsx'
import { panelDownloads } from '#modules/downloads/ui/panel-kind.ts'
import { panelEvents } from '#modules/live-events/ui/panel-kind.tsx'
import { panelMemberships } from '#modules/memberships/ui/panel-kind.ts'
import { pathAsked } from '#web/load.ts'

export const PANEL_KINDS: Record<ProductKind, PanelKind> = {
  course: panelCourses,
  bundle: panelBundles,
  download: panelDownloads,
  consultation: panelConsultations,
  live_event: panelEvents,
  membership: panelMemberships,
  community: panelCommunities,
}

/** Of which kind the products are whose page was asked for, or whose data. The routes let no other address come here. */
export function kindAt(request: Request): ProductKind {
  const list = pathAsked(request).split('/').slice(0, 3).join('/')
  return PRODUCT_KINDS.find((kind) => listPath(kind) === list)!
}
