const week = [0, 1, 2, 3, 4].map((day) => ({ day, ranges: [{ from: '09:00', to: '18:00' }] }))

/** Returns the body of a branch. */
export const branchBody = (name: string, more: object = {}) => ({
  name,
  address: { street: 'San Martín', number: '120', city: 'Rosario', province: 'Santa Fe', country: 'AR' },
  hours: { timezone: 'America/Argentina/Buenos_Aires', always_open: false, week, exceptions: [] },
  ...more,
})
