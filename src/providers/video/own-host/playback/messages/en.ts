export const en = {
  title: 'Video',
  play: 'Play',
  expired: 'This player has been open too long, or its address is incomplete. Please reload the page.',
  notReady: 'This video is being prepared. Please reload the page in a few minutes.',
}

export type PlayerMessages = typeof en
