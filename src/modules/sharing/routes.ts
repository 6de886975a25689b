import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as embed from './embed/contract.ts'
import { embedRoutes } from './embed/embed-routes.ts'
import { getBuyCard } from './embed/get-buy-card.ts'
import {
  archiveCampaignLink,
  createCampaignLink,
  renameCampaignLink,
  restoreCampaignLink,
} from './links/change-links.ts'
import * as links from './links/contract.ts'
import { listCampaignLinks } from './links/list-links.ts'
import { type PictureParts, pictureRoutes } from './picture/picture-routes.ts'

export type SharingParts = PictureParts

export function sharingRoutes(app: App, parts: SharingParts): void {
  serve(app, links.listCampaignLinks, listCampaignLinks)
  serve(app, links.createCampaignLink, createCampaignLink)
  serve(app, links.renameCampaignLink, renameCampaignLink)
  serve(app, links.archiveCampaignLink, archiveCampaignLink)
  serve(app, links.restoreCampaignLink, restoreCampaignLink)
  pictureRoutes(app, parts)
  serve(app, embed.getBuyCard, getBuyCard)
  embedRoutes(app)
}
