import { type ComponentType, createElement, type FunctionComponent, lazy, use } from 'react'
import { arrive } from './arrive.ts'
import { knownPieces, ShownPieces } from './shown-pieces.ts'

/**
 * A piece that is fetched when it is first shown. Without a network its place waits: nothing else of the page is lost. The build gives
 * it its name (`scripts/pages/named-pieces.ts`), by which a page that was rendered with it has it fetched beforehand.
 */
export function onDemand<Props extends object>(
  fetchPiece: () => Promise<ComponentType<Props>>,
  name?: string,
): FunctionComponent<Props> {
  let fetched: Promise<Module<Props>> | undefined
  const fetchOnce = () => (fetched ??= arrive(fetchPiece).then((piece) => ({ default: piece })))
  let ahead: Module<Props> | undefined
  const Piece = lazy(() => (ahead ? asAnswered(ahead) : fetchOnce()))
  if (name)
    knownPieces.set(name, async () => {
      ahead = await fetchOnce()
    })
  return function OnDemand(props) {
    const shown = use(ShownPieces)
    if (name) shown?.add(name)
    return createElement(Piece, props)
  }
}

interface Module<Props> {
  default: ComponentType<Props>
}

/** What React reads without waiting, which it does not with a promise that is kept. */
const asAnswered = <Answer>(answer: Answer) =>
  // oxlint-disable-next-line unicorn/no-thenable -- React alone reads it
  ({ then: (read: (answer: Answer) => void) => read(answer) }) as unknown as Promise<Answer>
