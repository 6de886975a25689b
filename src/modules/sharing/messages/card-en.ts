export const en = {
  buy: 'Buy',
  get: 'Get for free',
  gone: 'This is not offered at the moment.',
  toSchool: 'See what {school} offers',
}
