export const en = {
  notOpen: 'This school is not open yet. Look around; you can buy and log in once it opens.',
  loginOff: 'Login is temporarily disabled, so nothing can be bought at the moment. Please come back later.',
  closesOn: 'This school closes on {day}. It sells nothing any more; what you have stays open to you until then.',
  closedOn: 'This school closed on {day}.',
}
