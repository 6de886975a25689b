/** What is charged after today, of what is paid by subscription. */
export const en = {
  ahead: 'Today {today}, then {next} {every} from {date}, until you cancel.',
  trial: {
    one: 'Today nothing: {count} day to try it. Then {next} {every} from {date}, until you cancel.',
    other: 'Today nothing: {count} days to try it. Then {next} {every} from {date}, until you cancel.',
  },
  trialWithoutCard: {
    one: 'Today nothing, and no card: {count} day to try it. It ends by itself on {date}, unless you go on for {next} {every}.',
    other:
      'Today nothing, and no card: {count} days to try it. It ends by itself on {date}, unless you go on for {next} {every}.',
  },
  after: {
    one: 'After {count} further charge at this price: {amount}.',
    other: 'After {count} further charges at this price: {amount}.',
  },
}
