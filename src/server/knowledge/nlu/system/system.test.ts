import { describe, expect, it } from 'vitest'
import { findEntities } from '../find.ts'
import { systemRules } from './index.ts'

// Saturday, November 21st 2026, 22:30 in Buenos Aires; already Sunday in UTC.
const now = new Date('2026-11-22T01:30:00Z')

/** Returns what a system entity finds in a text: "as written → value". */
const found = (system: string, text: string) =>
  findEntities(text, [{ name: 'dato', type: 'system', system }], now).map((hit) => `${hit.text} → ${hit.value}`)

const cases: [system: string, text: string, wanted: string[]][] = [
  ['number', 'quiero 3 o 1.500,50', ['3 → 3', '1.500,50 → 1500.5']],
  ['number', 'mide 0.125 o 1234.567', ['0.125 → 0.125', '1234.567 → 1234.567']],
  ['number', 'son veinticinco mil trescientos cuarenta y dos', ['veinticinco mil trescientos cuarenta y dos → 25342']],
  ['number', 'Dos millones', ['Dos millones → 2000000']],
  ['number', 'quiero un turno', []],
  ['number', 'el modelo A320 del 2/3', []],
  ['date', 'hoy o mañana', ['hoy → 2026-11-21', 'mañana → 2026-11-22']],
  ['date', 'pasado mañana', ['pasado mañana → 2026-11-23']],
  ['date', 'anteayer a la mañana', ['anteayer → 2026-11-19']],
  ['date', 'el lunes y el sábado que viene', ['lunes → 2026-11-23', 'sábado que viene → 2026-11-28']],
  ['date', 'el viernes pasado', ['viernes pasado → 2026-11-20']],
  ['date', 'el 15 de marzo', ['15 de marzo → 2027-03-15']],
  ['date', 'el 3 de enero o el 20/10', ['3 de enero → 2027-01-03', '20/10 → 2027-10-20']],
  ['date', 'el 5 de noviembre o el 5/11', ['5 de noviembre → 2026-11-05', '5/11 → 2026-11-05']],
  ['date', 'el 28 de este mes', ['28 de este mes → 2026-11-28']],
  ['date', 'el 5 del mes que viene', ['5 del mes que viene → 2026-12-05']],
  ['date', 'el 31 de este mes', []],
  ['date', '1/3/2026 o 24-12-26', ['1/3/2026 → 2026-03-01', '24-12-26 → 2026-12-24']],
  ['date', 'dentro de tres días', ['dentro de tres días → 2026-11-24']],
  ['date', 'hace 2 semanas', ['hace 2 semanas → 2026-11-07']],
  ['date', 'la semana que viene', ['la semana que viene → 2026-11-28']],
  ['date', 'mi factura del 31/2', []],
  ['date', 'por la mañana', []],
  ['time', 'a las 5 de la tarde', ['a las 5 de la tarde → 17:00']],
  ['time', 'a las ocho y media', ['a las ocho y media → 08:30']],
  ['time', 'a las 4 pm o a las 9 a.m.', ['a las 4 pm → 16:00', 'a las 9 a.m. → 09:00']],
  ['time', 'a las 5 y media pm', ['a las 5 y media pm → 17:30']],
  ['time', '18:30 o 9 hs o 7pm', ['18:30 → 18:30', '9 hs → 09:00', '7pm → 19:00']],
  ['time', 'a las 9 menos cuarto de la noche', ['a las 9 menos cuarto de la noche → 20:45']],
  ['time', 'al mediodía', ['al mediodía → 12:00']],
  ['time', '25:10, las 3 facturas', []],
  ['money', 'me cobraron $ 1.500,50', ['$ 1.500,50 → ARS 1500.5']],
  ['money', 'cien dólares o U$S 20', ['cien dólares → USD 100', 'U$S 20 → USD 20']],
  ['money', '20 lucas', ['20 lucas → ARS 20000']],
  ['money', '3 palos verdes', ['3 palos verdes → USD 3000000']],
  ['money', '3 pesas', []],
  ['email', 'soy Ana.Paz+bot@Mail.com.ar.', ['Ana.Paz+bot@Mail.com.ar → ana.paz+bot@mail.com.ar']],
  ['email', 'ana@mail o @ana o a..b@x.com', []],
  ['phone', 'llamame al 11 4567-8901', ['11 4567-8901 → 1145678901']],
  ['phone', '+54 9 11 4567 8901', ['+54 9 11 4567 8901 → +5491145678901']],
  ['phone', '4567 o 30.123.456 o 1234567890123456', []],
  ['duration', 'dos horas y media', ['dos horas y media → PT150M']],
  ['duration', 'media hora o 3 días', ['media hora → PT30M', '3 días → P3D']],
  ['duration', 'hace tres años', ['tres años → P3Y']],
  ['duration', 'tres facturas', []],
  ['dni', 'DNI 30.123.456', ['30.123.456 → 30123456']],
  ['dni', '7654321', ['7654321 → 7654321']],
  ['dni', '123456 y 301234567 y 20-12345678-6', []],
  ['document', 'DNI 30.123.456', ['30.123.456 → 30123456']],
  ['document', 'mi cédula es 1.032.456.789', ['1.032.456.789 → 1032456789']],
  ['document', 'cc 1032456789', ['1032456789 → 1032456789']],
  ['document', 'cédula de ciudadanía número 79456123', ['79456123 → 79456123']],
  ['document', 'mi rut es 12.345.678-5 o 9.876.543-k', ['12.345.678-5 → 12345678-5', '9.876.543-k → 9876543-K']],
  ['document', 'curp gomc850101hdfrrl09', ['gomc850101hdfrrl09 → GOMC850101HDFRRL09']],
  ['document', 'pasaporte ab 123456', ['ab 123456 → AB123456']],
  ['document', 'mi documento: AAF123456', ['AAF123456 → AAF123456']],
  ['document', 'mi rut 12345678k', ['12345678k → 12345678-K']],
  ['document', 'rut 123456785', ['123456785 → 12345678-5']],
  ['document', 'DNI28456780', ['28456780 → 28456780']],
  ['document', 'documento cc 79456123', ['79456123 → 79456123']],
  ['document', 'C.I. 4555123, carnet 1234567', ['4555123 → 4555123', '1234567 → 1234567']],
  ['document', 'celular 3001234567 o 912345678, pedido AB123456', []],
  ['document', '+54 351 555 0142 y 20-12345678-6', []],
  ['cuit', '20-12345678-6', ['20-12345678-6 → 20-12345678-6']],
  ['cuit', 'mi cuit es 30500010912', ['30500010912 → 30-50001091-2']],
  ['cuit', '20-12345678-5', []],
  ['cuit', '99-12345678-6', []],
  ['patente', 'AB 123 CD o abc123', ['AB 123 CD → AB123CD', 'abc123 → ABC123']],
  ['patente', 'moto A123BCD', ['A123BCD → A123BCD']],
  ['patente', 'son 300 mil con 200', []],
  ['location', 'vivo en cordoba', ['cordoba → Córdoba']],
  ['location', 'mandalo a Av. Corrientes 1234', ['Av. Corrientes 1234 → Av. Corrientes 1234']],
  ['location', 'el auto es azul', []],
]

describe('system entities', () => {
  it.each(cases)('finds %s values in "%s"', (system, text, wanted) => {
    expect(found(system, text)).toEqual(wanted)
  })

  it('each system entity has a positive and a negative test case', () => {
    for (const system of Object.keys(systemRules)) {
      const own = cases.filter(([name]) => name === system)
      expect(own.some(([, , wanted]) => wanted.length > 0)).toBe(true)
      expect(own.some(([, , wanted]) => wanted.length === 0)).toBe(true)
    }
  })

  it('uses the day in the given time zone, not in that of the server', () => {
    const entities = [{ name: 'dia', type: 'system' as const, system: 'date' }]
    expect(findEntities('hoy', entities, now, 'UTC')[0]?.value).toBe('2026-11-22')
  })
})
