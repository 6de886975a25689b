export const en = {
  closesOn: 'This school closes on {day}. It sells nothing any more; what you have stays open to you until then.',
  closedOn: 'This school closed on {day}.',
}
