import type { AskedContents } from '#modules/catalog/ui/site-kind.ts'
import type { Client } from '#platform/contract/client.ts'
import { getBundlePage } from '../contract.ts'

export const contents = (api: Client, { slug }: AskedContents) => api.call(getBundlePage, { bundleSlug: slug })
