import { expect, test } from 'vitest'
import { urgencyOf } from './urgency.ts'

test.each([
  'quiero que me corte la madera a medida',
  'necesito con urgencia un presupuesto',
  '¿la factura está vencida?',
  'hola, soy abogada y busco un turno',
  'estoy llegando a la clínica',
  '¿el seguro cubre accidentes?',
  'busco el cartel de salida de emergencia',
])('«%s» is not urgent', (text) => expect(urgencyOf(text)).toBeUndefined())

test.each([
  ['me corté la mano con la sierra', 'accident'],
  ['me corté', 'accident'],
  ['es una urgencia', 'accident'],
  ['hay un incendio en el local', 'accident'],
  ['la crema estaba vencida', 'health'],
  ['voy a hablar con mi abogado', 'legal'],
  ['estoy en el hospital por culpa de ustedes', 'accident'],
])('«%s» is urgent: %s', (text, reason) => expect(urgencyOf(text)).toBe(reason))
