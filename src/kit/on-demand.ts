import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { arrive } from './arrive.ts'

/** A piece that is fetched when it is first shown. Without a network its place waits: nothing else of the page is lost. */
export const onDemand = <Props>(
  fetchPiece: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await arrive(fetchPiece) }))
