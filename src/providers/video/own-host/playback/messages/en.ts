export const en = {
  title: 'Video',
  play: 'Play',
  goOnAt: 'Continue at {time}',
  expired: 'This player has been open too long, or its address is incomplete. Please reload the page.',
  closed: 'This video is not open to you now. Log in, or reload the page to see what you can watch.',
  tooMany: 'Three videos are playing on your account already. Stop one of them to watch this one.',
  tryAgain: 'Try again',
  notReady: 'This video is being prepared. Please reload the page in a few minutes.',
}

export type PlayerMessages = typeof en
