/** The plan of the bots that people create themselves. */
export const TRIAL_PLAN = 4
