export const en = {
  pin: 'About this moment',
  pinnedTo: 'About {moment}',
  playFrom: 'Play from {moment}',
}
