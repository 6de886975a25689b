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

/** Those where the share changes, and the end: all that a line of steps needs. */
export const turnsOf = (points: FilmPoint[], duration: number): FilmPoint[] => [
  ...points.filter(({ share }, nth) => share !== points[nth - 1]?.share),
  { ...points.at(-1)!, second: duration },
]

const ROWS = 20

/** As many as a table is read with, evenly over the film. */
export const someOf = (points: FilmPoint[]): FilmPoint[] => {
  const stride = Math.max(1, Math.ceil(points.length / ROWS))
  return points.filter((_, nth) => nth % stride === 0)
}
