import type { AskedContents } from '#modules/catalog/ui/site-kind.ts'
import type { Client } from '#platform/contract/client.ts'
import { getDownloadPage } from '../contract.ts'

export const contents = (api: Client, { slug }: AskedContents) => api.call(getDownloadPage, { downloadSlug: slug })
