const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Returns where an hour of the week (0 is Monday at midnight) is. */
export const placeOf = (slot: number) => ({ weekday: WEEKDAYS[Math.floor(slot / 24)] ?? 0, hour: slot % 24 })
