import type { Ctx } from '#platform/context.ts'
import type { FrontPage } from './contract.ts'
import { readFront } from './read-front.ts'
import { readFrontPage } from './read-front-page.ts'

export const getFrontPage = async (ctx: Ctx): Promise<FrontPage> => readFrontPage(ctx, await readFront(ctx))
