const NEAR_THE_END = 10

/** Seconds to begin at: where they stopped, or the beginning when that was the end. */
export const resumeAt = (positionSeconds: number, runTimeSeconds: number): number =>
  runTimeSeconds > 0 && positionSeconds >= runTimeSeconds - NEAR_THE_END ? 0 : positionSeconds
