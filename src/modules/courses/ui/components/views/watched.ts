import type { WatchedComponent } from '../../../components/contract.ts'
import type { ComponentType } from '../../../components/vocabulary.ts'

export type Watched<Type extends ComponentType> = Extract<WatchedComponent, { type: Type }>
