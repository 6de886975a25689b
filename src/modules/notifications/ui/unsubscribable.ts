import type { Answer } from '#platform/contract/endpoint.ts'
import type { getUnsubscription } from '../contract.ts'

export type Unsubscribable = Answer<typeof getUnsubscription>
