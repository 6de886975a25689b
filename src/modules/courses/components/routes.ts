import * as blocks from '#modules/content/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { KEPT_COMPONENTS as KEPT } from './kept-components.ts'
import { findLecture, lockLecture } from './lock-lecture.ts'
import { moveComponent } from './move-component.ts'

export function componentRoutes(app: App, media: Media): void {
  serve(app, contract.listComponents, async (ctx, key) => ({
    data: await blocks.readBlocks(ctx, KEPT, await findLecture(ctx, key), media),
  }))
  serve(app, contract.storeComponent, async (ctx, { block, ...key }) =>
    blocks.storeBlock(ctx, KEPT, { ownerId: await lockLecture(ctx, key), block }, media),
  )
  serve(app, contract.orderComponents, async (ctx, { ids, ...key }) =>
    blocks.orderBlocks(ctx, KEPT, { ownerId: await lockLecture(ctx, key), ids }, media),
  )
  serve(app, contract.updateComponent, async (ctx, { block, version, componentId: blockId, ...key }) =>
    blocks.updateBlock(ctx, KEPT, { ownerId: await findLecture(ctx, key), blockId, block, version }, media),
  )
  serve(app, contract.deleteComponent, async (ctx, { componentId: blockId, ...key }) =>
    blocks.deleteBlock(ctx, KEPT, { ownerId: await findLecture(ctx, key), blockId }),
  )
  serve(app, contract.restoreComponent, async (ctx, { componentId: blockId, ...key }) =>
    blocks.restoreBlock(ctx, KEPT, { ownerId: await lockLecture(ctx, key), blockId }, media),
  )
  serve(app, contract.duplicateComponent, async (ctx, { componentId: blockId, ...key }) =>
    blocks.duplicateBlock(ctx, KEPT, { ownerId: await lockLecture(ctx, key), blockId }, media),
  )
  serve(app, contract.moveComponent, moveComponent)
}
