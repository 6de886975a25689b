export const LINK_NAME_MAX = 120
/** Of source, medium and campaign each: so much of them is kept (`platform/campaign.ts`), and what is longer would be cut. */
export const CAMPAIGN_NAME_MAX = 60
