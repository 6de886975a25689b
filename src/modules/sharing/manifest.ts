import type { Visits } from '#modules/analytics/index.ts'
import type { FirstSteps } from '#modules/first-steps/index.ts'
import type { Media } from '#modules/media/index.ts'
import { module } from '#platform/module.ts'
import { shareStep } from './first-step.ts'
import { hasLink } from './links/told-apart.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { ProductPictures } from './picture/product-pictures.ts'
import { type SharingParts, sharingRoutes } from './routes.ts'

export const sharing = module({
  says: { en, pl },
  registers({ visits, firstSteps }: { visits: Visits; firstSteps: FirstSteps }) {
    visits.alwaysTellApart(hasLink)
    firstSteps.register(shareStep)
  },
  routes: (app, { media, ...parts }: { media: Media } & Omit<SharingParts, 'productPictures'>) =>
    sharingRoutes(app, { ...parts, productPictures: new ProductPictures(media) }),
})
