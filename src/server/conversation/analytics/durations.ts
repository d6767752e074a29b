import type { components } from '../../../../generated/api.d.ts'
import { mean, percentile, rounded } from './statistics.ts'
import type { Total } from './total.ts'

type Duration = components['schemas']['AnalyticsDuration']
type Spread = Omit<Duration, 'metric' | 'base' | 'previous'>

/** Returns how long the first responses and the resolutions of a period took. */
export const durationsOf = (now: Total, before: Total | null): Duration[] =>
  (['first_response', 'resolution'] as const).map((metric) => ({
    metric,
    ...spreadOf(now, metric),
    base: now.times[metric].length,
    previous: before && spreadOf(before, metric),
  }))

function spreadOf({ times }: Total, metric: 'first_response' | 'resolution'): Spread {
  const [all, open] = [times[metric], times[`${metric}_open`]]
  return {
    average: rounded(mean(all)),
    median: percentile(all, 0.5),
    p90: rounded(percentile(all, 0.9)),
    open_average: rounded(mean(open)),
    open_median: percentile(open, 0.5),
    open_p90: rounded(percentile(open, 0.9)),
  }
}
