import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEntities } from './find.ts'
import { phoneticForm, similarity } from './fuzzy.ts'
import { entities } from './testing/shop.ts'
import type { EntityDefinition } from './types.ts'

const found = (text: string, given: readonly EntityDefinition[] = entities) =>
  findEntities(text, given).map(({ entity, text: written, value }) => `${entity}: ${written} → ${value}`)

describe('findEntities', () => {
  it('finds values and synonyms, ignoring case and accents', () => {
    expect(found('en el MICROCENTRO o en villa crespó')).toEqual([
      'sucursal: MICROCENTRO → Centro',
      'sucursal: villa crespó → Villa Crespo',
    ])
  })

  it('finds misspelled values within the tolerance only', () => {
    expect(found('en el sentro')).toEqual(['sucursal: sentro → Centro'])
    expect(found('en bila crespo')).toEqual(['sucursal: bila crespo → Villa Crespo'])
    expect(found('el censo')).toEqual([])
    expect(found('en el sentro', [{ ...(entities[1] as EntityDefinition), fuzzy: 1 }])).toEqual([])
  })

  it('takes no word of grammar for a misspelled value', () => {
    const things: EntityDefinition[] = [
      { name: 'ambiente', type: 'list', values: [{ value: 'cuarto' }] },
      { name: 'calzado', type: 'list', values: [{ value: 'tenis' }] },
    ]
    expect(found('cuánto sale, tenés?', things)).toEqual([])
    expect(found('un cuarro con tennis', things)).toEqual(['ambiente: cuarro → cuarto', 'calzado: tennis → tenis'])
  })

  it('keeps ñ apart from n, and takes only longer words without ñ for a misspelled value', () => {
    const services: EntityDefinition[] = [
      { name: 'servicio', type: 'list', values: [{ value: 'corte' }, { value: 'uñas', synonyms: ['uña'] }] },
      { name: 'plazo', type: 'list', values: [{ value: 'año' }] },
      { name: 'cuarto', type: 'list', values: [{ value: 'baño' }] },
    ]
    expect(found('quiero una hora para un corte', services)).toEqual(['servicio: corte → corte'])
    expect(found('unas mechas en el ano', services)).toEqual([])
    expect(found('se me rompió una uña, hace un año', services)).toEqual(['servicio: uña → uñas', 'plazo: año → año'])
    expect(found('un bano y las uñas', services)).toEqual(['cuarto: bano → baño', 'servicio: uñas → uñas'])
  })

  it('is case-sensitive if the entity says so', () => {
    const strict: EntityDefinition[] = [{ name: 'talle', type: 'list', values: [{ value: 'XL' }], matchCase: true }]
    expect(found('uno XL', strict)).toEqual(['talle: XL → XL'])
    expect(found('uno xl', strict)).toEqual([])
  })

  it('finds patterns and system entities', () => {
    expect(found('mi pedido es pd-1234, soy Ana@Mail.com')).toEqual([
      'pedido: pd-1234 → pd-1234',
      'correo: Ana@Mail.com → ana@mail.com',
    ])
    expect(found('mi pedido es pd-12, soy Ana@Mail')).toEqual([])
  })

  it('keeps the longer of two overlapping values', () => {
    const nested: EntityDefinition[] = [
      { name: 'lugar', type: 'list', values: [{ value: 'Crespo' }] },
      { name: 'barrio', type: 'list', values: [{ value: 'Villa Crespo' }] },
    ]
    expect(found('en Villa Crespo', nested)).toEqual(['barrio: Villa Crespo → Villa Crespo'])
  })

  it('returns positions that match the text and do not overlap', () => {
    const words = fc.constantFrom('centro', 'Villa', 'crespo', 'PD-1234', 'ñandú', '😀', 'a@b.com', 'sentro', 'é')
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const text = list.join(' ')
        let at = 0
        for (const hit of findEntities(text, entities)) {
          expect(hit.text).toBe(text.slice(hit.start, hit.end))
          expect(hit.start).toBeGreaterThanOrEqual(at)
          at = hit.end
        }
      }),
    )
  })
})

describe('likeness', () => {
  it('counts inserted, deleted, replaced and swapped letters', () => {
    expect(similarity('tarjeta', 'tarejta')).toBeCloseTo(6 / 7)
    expect(similarity('pizza', 'pizzas')).toBeCloseTo(5 / 6)
    expect(similarity('gato', 'perro', 0.8)).toBe(0)
    expect(similarity('', '')).toBe(1)
  })

  it('treats letters that sound the same in Argentine Spanish as equal', () => {
    for (const [a, b] of [
      ['vaca', 'baca'],
      ['hacer', 'aser'],
      ['queso', 'keso'],
      ['llave', 'yabe'],
      ['gente', 'jente'],
    ] as const)
      expect(phoneticForm(a)).toBe(phoneticForm(b))
    expect(phoneticForm('gato')).not.toBe(phoneticForm('jato'))
  })
})
