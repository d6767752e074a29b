import type { components } from '../../../generated/api.d.ts'

export type OpeningHours = components['schemas']['OpeningHours']
type Range = components['schemas']['TimeRange']

const DAY_MINUTES = 1_440

/** The local day (YYYY-MM-DD), its weekday (0 is Monday) and the minutes since its midnight. */
function localTime(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const date = `${of('year')}-${of('month')}-${of('day')}`
  return { ...dayOf(date), minutes: Number(of('hour')) * 60 + Number(of('minute')) }
}

function dayOf(date: string) {
  return { date, weekday: (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7 }
}

function before({ date }: { date: string }) {
  return dayOf(new Date(new Date(`${date}T12:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10))
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether the business attends at a moment. An exception replaces its day; a range may pass midnight. */
export function isOpen(hours: OpeningHours, at: Date): boolean {
  if (hours.always_open) return true
  const now = localTime(at, hours.timezone)
  const ranges = (day: { date: string; weekday: number }): readonly Range[] =>
    hours.exceptions.find(({ date_from, date_to }) => date_from <= day.date && day.date <= date_to)?.ranges ??
    hours.week.find(({ day: weekday }) => weekday === day.weekday)?.ranges ??
    []
  const within =
    (minutes: number) =>
    ({ from, to }: Range) => {
      const [start, end] = [minutesOf(from), minutesOf(to)]
      return minutes >= start && minutes < (end <= start ? end + DAY_MINUTES : end)
    }
  return ranges(now).some(within(now.minutes)) || ranges(before(now)).some(within(now.minutes + DAY_MINUTES))
}
