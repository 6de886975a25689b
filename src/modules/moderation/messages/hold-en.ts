export const en = {
  hold: 'Hold back',
  holdWhose: 'Hold back what {name} wrote',
  wasHeld: 'Held back: it waits in Moderation',
}
