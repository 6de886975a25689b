import { textOf } from '#kit/text/text-of.ts'

/** The words of the panel's pages about partners. */
export const usePartnersText = textOf(
  () => import('../messages/panel-en.ts'),
  () => import('../messages/panel-pl.ts'),
)

/** The words of a partner's own page. */
export const usePartnerPageText = textOf(
  () => import('../messages/page-en.ts'),
  () => import('../messages/page-pl.ts'),
)
