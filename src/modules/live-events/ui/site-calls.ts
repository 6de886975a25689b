import type { AskedContents } from '#modules/catalog/ui/site-kind.ts'
import type { Client } from '#platform/contract/client.ts'
import { getEventPage } from '../contract.ts'

export const contents = (api: Client, { slug }: AskedContents) => api.call(getEventPage, { eventSlug: slug })
