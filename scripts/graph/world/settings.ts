/** A delay in milliseconds: constant, uniform between two values, or with a long tail around a median. */
export type Delay = number | { min: number; max: number } | { median: number; tail: number }

/** What can be changed while the simulator runs; `PUT /_sim/settings` merges one level deep. */
export interface Settings {
  seed: number
  demo: {
    /** `GET /_sim/accounts` has the accounts of the seed, which a demo connects by itself */
    offersAccounts: boolean
  }
  statuses: {
    sentAfter: Delay
    deliveredAfter: Delay
    readAfter: Delay
    /** share of messages that are read without a `delivered` before */
    skipDelivered: number
    /** the `sent` webhook arrives before the answer to the request */
    sentBeforeAnswer: boolean
  }
  webhooks: {
    /** updates in one request, up to 1,000 */
    batchSize: number
    /** time to wait for a batch to fill, in milliseconds */
    batchWait: number
    /** requests under way at once to one address */
    concurrency: number
    /** share of deliveries that are sent twice */
    duplicates: number
    /** random extra delay of each update, in milliseconds, so that their order changes */
    shuffle: number
    /** share of updates that are lost */
    drop: number
    /** keeps deliveries until it is false again */
    hold: boolean
    /** the next deliveries have a wrong signature */
    wrongSignatures: number
    /** seconds between attempts; the last repeats until 7 days are over */
    retrySchedule: number[]
    /** factor on the schedule, e.g. 0.01 in tests */
    retryScale: number
    /** after this time an attempt counts as failed, in milliseconds */
    timeout: number
  }
  limits: {
    /** messages per second of a number, in and out; 0 for none */
    numberPerSecond: number
    pairBurst: number
    /** seconds until the next message to the same person; 0 for no pair limit */
    pairSeconds: number
    /** people outside windows in 24 hours per portfolio; 0 for none */
    tier: number
    /** calls per hour of an app on a WhatsApp account; 0 for none */
    callsPerHour: number
    /** messages per second of a page; 0 for none */
    pagePerSecond: number
    hasWindows: boolean
    /** messages per second of a bot of Telegram; 0 for none */
    telegramPerSecond: number
    /** messages at once to one person on Telegram, of one more per second */
    telegramPairBurst: number
  }
  templates: {
    /** milliseconds until a template is reviewed; negative for by hand */
    reviewAfter: number
  }
}

export const defaultSettings = (): Settings => ({
  seed: 1,
  demo: { offersAccounts: true },
  statuses: { sentAfter: 80, deliveredAfter: 300, readAfter: 2500, skipDelivered: 0, sentBeforeAnswer: false },
  webhooks: {
    batchSize: 1,
    batchWait: 0,
    concurrency: 16,
    duplicates: 0,
    shuffle: 0,
    drop: 0,
    hold: false,
    wrongSignatures: 0,
    retrySchedule: [0, 2, 10, 60, 600, 3600],
    retryScale: 1,
    timeout: 10_000,
  },
  limits: {
    numberPerSecond: 80,
    pairBurst: 45,
    pairSeconds: 6,
    tier: 0,
    callsPerHour: 0,
    pagePerSecond: 300,
    hasWindows: true,
    telegramPerSecond: 30,
    telegramPairBurst: 10,
  },
  templates: { reviewAfter: 4000 },
})
