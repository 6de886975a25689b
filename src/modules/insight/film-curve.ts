/** A second of a film, and by how many those who saw it are more than those who saw the one before. */
export interface Edge {
  second: number
  viewers: number
}

const POINTS_MAX = 1_000

/** Seconds between the points of a curve, so that a long film has no more points than a screen shows. */
export const everyOf = (duration: number): number => Math.max(1, Math.ceil(duration / POINTS_MAX))

/** How many saw each `every`th second, from the edges in their order. */
export function curveOf(edges: Edge[], duration: number, every: number): number[] {
  const curve: number[] = []
  let next = 0
  let viewers = 0
  for (let second = 0; second < duration; second += every) {
    for (; next < edges.length && edges[next]!.second <= second; next++) viewers += edges[next]!.viewers
    curve.push(Math.max(0, viewers))
  }
  return curve
}
