import type { FilmInsight } from '../contract.ts'

export interface FilmPoint {
  second: number
  viewers: number
  /** of those who saw any of the film */
  share: number
}

export const pointsOf = ({ curve, every, viewers }: FilmInsight): FilmPoint[] =>
  curve.map((seen, nth) => ({
    second: nth * every,
    viewers: seen,
    share: viewers > 0 ? Math.min(1, seen / viewers) : 0,
  }))

const ROWS = 20

/** As many as a table is read with, evenly over the film. */
export const someOf = (points: FilmPoint[]): FilmPoint[] => {
  const stride = Math.max(1, Math.ceil(points.length / ROWS))
  return points.filter((_, nth) => nth % stride === 0)
}
