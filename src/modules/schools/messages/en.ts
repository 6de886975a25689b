export const en = {
  timeZone: 'Time zone',
  timeZoneHelp: 'Days begin and promotions end by its clocks, and all times are shown as they are there.',
  timeZoneNow: 'It is {time} there now.',
  save: 'Save',
}
