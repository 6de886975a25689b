export const en = {
  soundPlay: 'Play: {title}',
  soundPause: 'Pause: {title}',
  soundPosition: 'Position in: {title}',
  soundAt: '{at} of {length}',
  soundBack: 'Back {seconds} seconds',
  soundAhead: 'Ahead {seconds} seconds',
  soundSpeed: 'Speed',
  soundBroken: 'This cannot be played now: there may be no network, or your access is over.',
  soundAgain: 'Try again',
  transcript: 'Read what is said',
}
