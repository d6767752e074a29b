import { expect, test } from 'vitest'
import { wishedHourIn } from './hour.ts'

test.each([
  ['el lunes a las 10', '10:00'],
  ['a la tarde, tipo 5', '17:00'],
  ['tipo 5', '17:00'],
  ['a eso de las 4 y media de la tarde', '16:30'],
  ['como a las 9 de la mañana', '09:00'],
  ['a las 5 am', '05:00'],
  ['3 pm', '15:00'],
  ['a las 15:30 hs', '15:30'],
  ['después de las 16', 'después de las 16:00'],
  ['a partir de las 3', 'a partir de las 15:00'],
  ['por la mañana', 'por la mañana'],
  ['en la tarde porfa', 'por la tarde'],
  ['al mediodía', '12:00'],
  ['bien temprano', 'temprano'],
  ['mañana', undefined],
  ['somos tipo 5 personas', undefined],
  ['el 12 de mayo', undefined],
  ['28456780', undefined],
])('%s', (text, hour) => expect(wishedHourIn(text)).toBe(hour))
