import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { changeCommunityTopics } from './change-community-topics.ts'
import * as contract from './contract.ts'
import { createCommunity } from './create-community.ts'
import { duplicateCommunity } from './duplicate-community.ts'
import { getCommunityPage } from './get-community-page.ts'
import { listCommunityTopics } from './list-community-topics.ts'
import { listMyCommunities } from './list-my-communities.ts'
import { listPanelCommunities } from './list-panel-communities.ts'

export function communitiesRoutes(app: App): void {
  serve(app, contract.getCommunityPage, getCommunityPage)
  serve(app, contract.listMyCommunities, listMyCommunities)
  serve(app, contract.listPanelCommunities, listPanelCommunities)
  serve(app, contract.createCommunity, createCommunity)
  serve(app, contract.duplicateCommunity, duplicateCommunity)
  serve(app, contract.listCommunityTopics, listCommunityTopics)
  serve(app, contract.changeCommunityTopics, changeCommunityTopics)
}
